import { expect, test } from 'vitest';
import { runFaults } from './faults.ts';
import { testWaitFactor } from './limits.ts';

test('requests sent up to five times, cut off, with server and database killed: one effect, one answer, nothing acknowledged is lost', {
  timeout: 240_000 * testWaitFactor,
}, async () => {
  const report = await runFaults({ intents: 120, serverKills: 1, databaseKills: 3 });
  expect(report.faults).toEqual([]);
  expect(report.kills).toBe(4);
  expect(report.sends).toBeGreaterThan(240);
  expect(report.cut).toBeGreaterThan(10);
});
