// problem: hdu-1846, verdict: AC
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner cin = new Scanner(System.in);
        int c = cin.nextInt();
        while (c-- > 0) {
            int n = cin.nextInt();
            int m = cin.nextInt();
            System.out.println(n % (m + 1) == 0 ? "second" : "first");
        }
    }
}
