type Stop = () => Promise<void>;

/** How to stop what the test file has started and not stopped yet. */
const open = new Set<Stop>();

/** Lets a world run until its test file ends, unless the file stops it earlier. Returns what stops it once. */
export function untilFileEnds(stop: Stop): Stop {
  const once: Stop = async () => {
    if (open.delete(once)) await stop();
  };
  open.add(once);
  return once;
}

/** Stops the worlds that still run, at the end of a test file. @throws Error if one of them had a failed call. */
export async function stopWorlds(): Promise<void> {
  const ended = await Promise.allSettled([...open].map((stop) => stop()));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
