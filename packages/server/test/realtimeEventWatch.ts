import pg from 'pg';
import { expect } from 'vitest';
import type { RealtimeEvent } from '../src/platform/realtime.ts';
import { realtimeChannel } from '../src/platform/realtimeEvents.ts';
import { untilFileEnds } from './untilFileEnds.ts';
import type { World } from './world.ts';

/** Listens in the database for the realtime events of the first shop. */
export interface RealtimeEventWatch {
  /** Runs `work`, then waits until these events were published, each a topic with a member's id or `staff`. */
  during<T>(work: () => Promise<T>, ...told: string[]): Promise<T>;
}

export async function watchRealtimeEvents(world: World): Promise<RealtimeEventWatch> {
  // Connects directly, because a pooler would share the connection with other clients.
  const client = new pg.Client({ connectionString: world.running.services.config.DATABASE_URL });
  const heard = new Set<string>();
  client.on('notification', ({ payload = '{}' }) => {
    const { shopId, memberId, topic }: RealtimeEvent = JSON.parse(payload);
    if (shopId === world.tw.id) heard.add(`${topic} ${memberId ?? 'staff'}`);
  });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`listen ${realtimeChannel}`);
  untilFileEnds(() => client.end());
  return {
    during: async (work, ...told) => {
      heard.clear();
      const done = await work();
      await expect.poll(() => told.filter((one) => !heard.has(one)), { interval: 5 }).toEqual([]);
      return done;
    },
  };
}
