import { setTimeout as pause } from 'node:timers/promises';
import { million } from './generate.ts';
import { median, report } from './report.ts';
import { serveApp, withBenchDatabases } from './stage.ts';

/** Measures the time from starting the process to its first answer from the database, and its memory when idle. */
export async function benchServerStart(): Promise<void> {
  await withBenchDatabases(async (stage) => {
    const DATABASE_URL = await stage.filled(million);
    const seconds: number[] = [];
    let residentMb = 0;
    for (let round = 0; round < 7; round++) {
      const product = await serveApp({ DATABASE_URL }, '/readyz');
      seconds.push(product.startedInMs / 1000);
      if (round === 6) {
        await pause(15_000);
        residentMb = product.residentMb();
      }
      await product.stop();
    }
    report('Start and idle memory: database up, apps built', [
      { what: 'start to ready', value: median(seconds), unit: 's', target: { atMost: 0.6 } },
      {
        what: 'resident memory after 15 idle seconds',
        value: residentMb,
        unit: 'MB',
        target: { atMost: 150 },
      },
    ]);
  });
}
