import { mkdirSync, rmdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { test } from '@playwright/test';

/** The folder serves as a lock: all workers of a run use this path, and only one of them can create it. */
const turn = `${process.env.E2E_DATABASE_NOTE}-siam`;

/**
 * Reserves the second demo shop for the journeys of a file, which change its settings or need stable prices.
 */
export function reserveSecondShop(): void {
  test.beforeAll(async () => {
    for (;;) {
      try {
        return mkdirSync(turn);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
        await setTimeout(200);
      }
    }
  });
  test.afterAll(() => rmdirSync(turn));
}
