// problem: luogu-p2252, verdict: AC
package com.example.nim;
import java.util.Scanner;
public class Wythoff {
    public static void main(String[] args) {
        try (Scanner in = new Scanner(System.in)) {
            long a = in.nextLong(), b = in.nextLong(), d = Math.abs(a - b), s = Math.min(a, b);
            boolean cold = s * (s - d) <= d * d && (s + 1) * (s + 1 - d) > d * d && (d > 0 || s == 0);
            System.out.println(cold ? 0 : 1);
        }
    }
}
