import { readdirSync, readFileSync } from 'node:fs';

/**
 * The memory of processes in MB. `rss` is everything that each process maps. `pss` divides shared memory among them.
 */
export interface Memory {
  readonly rss: number;
  readonly pss: number;
}

const valueIn = (path: string, name: string): number => {
  try {
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(path, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
};

interface Watched {
  readonly pid?: number | undefined;
}

/** The memory of a process, and of each of its child processes by program. PostgreSQL is not included. */
export function memoryOf({ pid = 0 }: Watched): Map<string, Memory> {
  const children = readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0 && valueIn(`/proc/${one}/status`, 'PPid') === pid);
  const held = (one: number) => ({
    rss: valueIn(`/proc/${one}/smaps_rollup`, 'Rss') / 1024,
    pss: valueIn(`/proc/${one}/smaps_rollup`, 'Pss') / 1024,
  });
  return new Map([['server', held(pid)], ...children.map((one) => [programOf(one), held(one)] as const)]);
}

function programOf(pid: number): string {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return `${
      words
        .findLast((word) => /\.[jt]s$/.test(word))
        ?.split('/')
        .at(-1) ?? 'child'
    }`;
  } catch {
    return 'child';
  }
}

export const sumOf = (memory: ReadonlyMap<string, Memory>, of: keyof Memory): number =>
  [...memory.values()].reduce((sum, one) => sum + one[of], 0);

/** Measures the memory of a process and its child processes until `end`, which returns the maximum. */
export function watchMemory(of: Watched): { end(): { most: Map<string, Memory>; mostRss: number } } {
  let most = memoryOf(of);
  let mostRss = sumOf(most, 'rss');
  const look = setInterval(() => {
    const now = memoryOf(of);
    mostRss = Math.max(mostRss, sumOf(now, 'rss'));
    if (sumOf(now, 'pss') > sumOf(most, 'pss')) most = now;
  }, 100);
  return {
    end: () => {
      clearInterval(look);
      return { most, mostRss };
    },
  };
}
