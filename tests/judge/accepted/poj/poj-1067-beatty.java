// problem: poj-1067, verdict: AC
import java.util.Scanner;
public class Main {
    // floor(d * phi) without floating point: the largest t with t * (t - d) <= d * d
    static long beatty(long d) {
        long lo = 0, hi = 2 * d;
        while (lo < hi) {
            long mid = (lo + hi + 1) >>> 1;
            if (mid * (mid - d) <= d * d) lo = mid; else hi = mid - 1;
        }
        return lo;
    }
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        while (in.hasNext()) {
            int a = in.nextInt(), b = in.nextInt();
            int small = Math.min(a, b), large = Math.max(a, b);
            System.out.println(beatty(large - small) == small ? 0 : 1);
        }
    }
}
