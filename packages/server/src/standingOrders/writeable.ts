import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { findAddress } from '../addresses/store.ts';
import { usableDeclarers } from '../declarers/orders.store.ts';
import type { Tx } from '../platform/db.ts';
import { laneFor } from '../pricing/store.ts';

interface Chosen {
  readonly memberId: string;
  readonly addressId: string;
  readonly channelId: string;
  readonly declarerId: string | null;
}

/** Why a rule with this address, lane and declarer would never order; undefined if it could. */
export async function unusable(
  tx: Tx,
  { memberId, addressId, channelId, declarerId }: Chosen,
): Promise<Refusal<'order.noAddress' | 'order.channelUnfit' | 'declarer.notUsable'> | undefined> {
  const address = await findAddress(tx, memberId, addressId);
  if (!address) return refuse('order.noAddress', {}, 'addressId');
  const { country, zip } = address;
  const [lane, declarers] = await Promise.all([
    laneFor(tx, { channelId, country, zip, at: tx.now }),
    usableDeclarers(tx, memberId, declarerId === null ? [] : [declarerId]),
  ]);
  if (!lane) return refuse('order.channelUnfit', {}, 'channelId');
  const usable = declarers.every((one) => one.country === country);
  return declarerId !== null && (declarers.length === 0 || !usable)
    ? refuse('declarer.notUsable', {}, 'declarerId')
    : undefined;
}
