// problem: hdu-1847, verdict: AC
import java.io.*;
import java.util.StringTokenizer;

class Main {
    public static void main(String args[]) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(new OutputStreamWriter(System.out));
        String line;
        while ((line = br.readLine()) != null) {
            StringTokenizer st = new StringTokenizer(line);
            if (!st.hasMoreTokens()) continue;
            int n = Integer.parseInt(st.nextToken());
            out.println(n % 3 != 0 ? "Kiki" : "Cici");
        }
        out.flush();
    }
}
