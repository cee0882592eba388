/** Pieces of work that are shorter are rarely interrupted, so that their time on the wall is their processor time. */
const shortMs = 1;
/** Reading the thread's own clock is a call of the system (some 10 µs), so it is read this often at most. */
const readEveryMs = 5;

/** The thread's processor time as of the moment `at` on the wall. */
let known = { at: Number.NEGATIVE_INFINITY, ms: 0 };

function readClock(at: number): number {
  const { user, system } = process.threadCpuUsage();
  known = { at, ms: (user + system) / 1_000 };
  return known.ms;
}

/**
 * Runs synchronous work and passes its processor time in milliseconds to `charge`, also if it throws. The wall's time
 * would include other work on a busy machine: a long piece counts for no more than what the thread has used since its
 * clock was read, at most `readEveryMs` before the piece began.
 *
 * @example
 * measured(() => JSON.parse(text), (ms) => { spent.ms += ms; });
 */
export function measured<T>(work: () => T, charge: (ms: number) => void): T {
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
