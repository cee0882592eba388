import { regions } from '@crossdock/domain/regions.ts';
import type { Tx } from '../platform/db.ts';
import { servedCountries } from './geography.store.ts';

/** A new shop without channels gets every region whose addresses we can check. */
export async function servedOrAllRegions(tx: Tx): Promise<readonly string[]> {
  const served = await servedCountries(tx);
  return served.length > 0 ? served : regions;
}
