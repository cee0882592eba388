import { pino } from 'pino';
import { type RunningApp, startApp } from '../src/app.ts';
import { untilFileEnds } from './untilFileEnds.ts';
import type { World } from './world.ts';

/** Starts a second server on the world's database. It stops at the end of the test file, before the world does. */
export async function startSecondApp({ running }: Pick<World, 'running'>): Promise<RunningApp> {
  const app = await startApp({ ...running.services.config, PORT: 0 }, pino({ level: 'silent' }), []);
  const stop = untilFileEnds(() => app.stop());
  return { ...app, stop };
}
