/** Shorter pieces of work are rarely interrupted, so their wall-clock time is taken as processor time. */
const shortMs = 1;
/** Reading the thread's own clock is a system call (some 10 µs), so it is read at most this often. */
const readEveryMs = 5;

/** The thread's processor time at the wall-clock moment `at`. */
let known = { at: Number.NEGATIVE_INFINITY, ms: 0 };

function readClock(at: number): number {
  const { user, system } = process.threadCpuUsage();
  known = { at, ms: (user + system) / 1_000 };
  return known.ms;
}

/**
 * Runs synchronous work and passes its processor time in milliseconds to `charge`, even if it throws.
 * Wall-clock time would include other work on a busy machine: a long piece is charged at most what the thread
 * has used since its clock was read, which was at most `readEveryMs` before the piece began.
 * @example
 * measureProcessorTime(() => JSON.parse(text), (ms) => { spent.ms += ms; });
 */
export function measureProcessorTime<T>(work: () => T, charge: (ms: number) => void): T {
  const began = performance.now();
  if (began - known.at > readEveryMs) readClock(began);
  const before = known.ms;
  try {
    return work();
  } finally {
    const now = performance.now();
    const passed = now - began;
    charge(passed < shortMs ? passed : Math.min(passed, readClock(now) - before));
  }
}
