import { vi } from 'vitest';
import type { World } from './world.ts';

/** Waits until a job with this name and these data is in the queue. Returns all of its data. */
export const waitForQueuedJob = (world: World, name: string, part: object) =>
  vi.waitFor(async () => {
    const [job] = await world.sql<{ data: Record<string, unknown> }>(
      'select data from pgboss.job where name = $1 and data @> $2::jsonb',
      [name, JSON.stringify(part)],
    );
    if (job === undefined) throw new Error(`${name} does not stand in the queue`);
    return job.data;
  });
