import { afterAll, expect } from 'vitest';
import { ledgerCheck } from '../src/books/ledgerCheck.ts';
import { faultsOfLedger } from './payWorld.ts';
import { runJobIfDue } from './runJobIfDue.ts';
import type { World, WorldShop } from './world.ts';

/** Checks at the end of the test file that the ledger is right. */
export function checkLedgerAtEnd(world: World): void {
  afterAll(async () => expect(await faultsOfLedger(world)).toEqual([]));
}

/** The number of faults that the hourly check of the ledger finds. */
export async function faultsOfLedgerCheck(world: World, shop: WorldShop = world.tw): Promise<number> {
  let found = 0;
  const job = ledgerCheck({ error: () => undefined }, (_shop, count) => {
    found = count;
  });
  await runJobIfDue(world, shop, job);
  return found;
}
