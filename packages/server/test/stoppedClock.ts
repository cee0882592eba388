/** Runs `work` while every clock of this process that is asked for the present shows this moment. */
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

/** The moment so many seconds from now; fewer than 0 for one before. */
export const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
