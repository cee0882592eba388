import { expect, test } from 'vitest';
import { connectionsState, diskStateOf } from '../src/platform/healthChecks.ts';

test.each([
  [79, 'ok'],
  [80, 'warning'],
  [94, 'warning'],
  [95, 'critical'],
])('%i of a hundred connections in use', (used, state) => {
  expect(connectionsState(used, 100)).toEqual({ state, says: `${used} of 100` });
});

/** Sizes in GB. Five more are reserved for root. */
const disk = (total: number, left: number) => ({
  bsize: 4096,
  blocks: ((total + 5) * 1e9) / 4096,
  bfree: ((left + 5) * 1e9) / 4096,
  bavail: (left * 1e9) / 4096,
});

test.each([
  [16, 'ok'],
  [15, 'warning'],
  [6, 'warning'],
  [5, 'critical'],
  [0, 'critical'],
])('a disk of a hundred GB with %i left', (left, state) => {
  expect(diskStateOf(disk(100, left)).state).toBe(state);
});
