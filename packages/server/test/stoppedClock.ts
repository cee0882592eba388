/** Runs `work` while the clock of this process shows this moment. */
export async function atMoment<T>(moment: string, work: () => Promise<T>): Promise<T> {
  const real = globalThis.Date;
  globalThis.Date = new Proxy(real, {
    construct: (date, given, made) => Reflect.construct(date, given.length === 0 ? [moment] : given, made),
  });
  try {
    return await work();
  } finally {
    globalThis.Date = real;
  }
}

/** The moment this many seconds from now. A negative number gives a moment in the past. */
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
