// problem: hdu-1527, verdict: WA
import java.util.Scanner;
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        while (in.hasNextInt()) {
            int a = in.nextInt(), b = in.nextInt();
            int s = Math.min(a, b), d = Math.max(a, b) - s;
            boolean cold = s * (s - d) <= d * d && (s + 1) * (s + 1 - d) > d * d && (d > 0 || s == 0);
            System.out.println(cold ? 0 : 1);
        }
    }
}
