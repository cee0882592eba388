import pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { retryUntilReachable } from '../src/platform/retryUntilReachable.ts';

const log = pino({ level: 'silent' });

test('a start-up step waits for an unreachable database, and not for one that refuses', async () => {
  const gone = new pg.Client({ host: '127.0.0.1', port: 1 });
  gone.on('error', () => undefined);
  const refused = await gone.connect().catch((error: unknown) => error);
  const going = Object.assign(new Error('terminating connection'), { code: '57P01' });
  const failures = [refused, new Error('timeout exceeded when trying to connect'), going];
  let steps = 0;
  const step = async () => {
    steps += 1;
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
  };
  await retryUntilReachable(step, log, new AbortController().signal);
  expect(steps).toBe(4);
  const unknown = new Error('Queue nobody made does not exist');
  const failing = retryUntilReachable(() => Promise.reject(unknown), log, new AbortController().signal);
  await expect(failing).rejects.toBe(unknown);
});

test('a process that ends meanwhile does not wait', async () => {
  const ending = new AbortController();
  const step = async () => {
    ending.abort();
    throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
  };
  await retryUntilReachable(step, log, ending.signal);
});
