// problem: hdu-2516, verdict: AC
import java.math.BigInteger;
import java.util.HashSet;
import java.util.Scanner;
public class Main{
	public static void main(String[] args){
		HashSet<BigInteger> set=new HashSet<BigInteger>();
		BigInteger a=BigInteger.ONE,b=BigInteger.valueOf(2);
		for(int i=0;i<60;i++){
			set.add(b);
			BigInteger c=a.add(b);
			a=b;b=c;
		}
		Scanner sc=new Scanner(System.in);
		while(sc.hasNextBigInteger()){
			BigInteger n=sc.nextBigInteger();
			if(n.signum()==0) break;
			System.out.println(set.contains(n)?"Second win":"First win");
		}
	}
}
