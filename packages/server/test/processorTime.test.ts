import { expect, test } from 'vitest';
import { measureProcessorTime } from '../src/platform/processorTime.ts';

const costOf = (work: () => void): number => {
  let cost = Number.NaN;
  measureProcessorTime(work, (ms) => {
    cost = ms;
  });
  return cost;
};

/** Computes until both the processor time and the real time have passed: the former may be counted in coarse steps. */
const computeFor = (ms: number) => {
  const { user, system } = process.threadCpuUsage();
  const until = user + system + ms * 1_000;
  const untilMs = performance.now() + ms;
  for (;;) {
    const now = process.threadCpuUsage();
    if (now.user + now.system >= until && performance.now() >= untilMs) return;
  }
};

/** Makes the thread sleep, as it does while other programs use the processor. */
const sleepFor = (ms: number) => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

test('work costs its processor time, and nothing while the thread does not run', () => {
  costOf(() => undefined);
  expect(costOf(() => computeFor(30))).toBeGreaterThanOrEqual(29);
  const cost = costOf(() => {
    computeFor(3);
    sleepFor(400);
  });
  expect(cost).toBeGreaterThanOrEqual(3);
  // The limit is half of the 400 ms of sleep. Even on a slow machine, the computing needs far less than this.
  expect(cost).toBeLessThan(200);
});

test('work that throws costs its used time, and short pieces add up', () => {
  let cost = 0;
  const charge = (ms: number) => {
    cost += ms;
  };
  const failing = () => {
    computeFor(0.2);
    throw new Error('no');
  };
  for (let n = 0; n < 50; n++) expect(() => measureProcessorTime(failing, charge)).toThrow('no');
  expect(cost).toBeGreaterThanOrEqual(10);
});
