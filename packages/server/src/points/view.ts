import type { PointsEntry, StaffPointsEntry } from '@crossdock/contract/points/calls.ts';
import { pointsWorthMinor } from '@crossdock/domain/points/rules.ts';
import type { Shop } from '../platform/shop.ts';
import type { PointsEntryRow } from './records.store.ts';
import type { PointsBalance } from './store.ts';

export function pointsEntryOf(row: PointsEntryRow): PointsEntry {
  return {
    ...row,
    type: row.kind,
    before: row.balanceAfter - row.amount,
    after: row.balanceAfter,
  };
}

export function staffPointsEntryOf(row: PointsEntryRow): StaffPointsEntry {
  return {
    ...row,
    ...pointsEntryOf(row),
  };
}

export function memberPointsOf({ balance, owed }: PointsBalance, { currency, settings }: Shop) {
  return { currency, points: balance, owed, pointsMinor: pointsWorthMinor(balance, settings.points) };
}
