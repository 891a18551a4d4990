# problem: luogu-p2197, verdict: AC
from concurrent.futures import ThreadPoolExecutor
import sys, threading
threading.stack_size(64 * 1024 * 1024)
def main():
    lines = sys.stdin.read().split('\n')[1:]
    def answer(line):
        s = 0
        for x in line.split(): s ^= int(x)
        return 'Yes' if s else 'No'
    with ThreadPoolExecutor(4) as pool:
        print('\n'.join(pool.map(answer, lines[1::2])))
t = threading.Thread(target=main)
t.start()
t.join()
