// problem: poj-2234, verdict: AC, named: Solution 2.java
import java.io.*;
public class MatchesGame {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        StringBuilder out = new StringBuilder();
        while (in.nextToken() != StreamTokenizer.TT_EOF) {
            int m = (int) in.nval, x = 0;
            while (m-- > 0) { in.nextToken(); x ^= (int) in.nval; }
            out.append(x != 0 ? "Yes" : "No").append('\n');
        }
        System.out.print(out);
    }
}
