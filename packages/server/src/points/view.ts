import type { PointsEntry, StaffPointsEntry } from '@crossdock/contract/points/calls.ts';
import { pointsWorthMinor } from '@crossdock/domain/points/rules.ts';
import type { Shop } from '../platform/shop.ts';
import type { PointsEntryRow } from './records.store.ts';
import type { PointsBalance } from './store.ts';

export function pointsEntryOf(row: PointsEntryRow): PointsEntry {
  return {
    id: row.id,
    type: row.kind,
    at: row.at,
    before: row.balance_after - row.amount,
    amount: row.amount,
    after: row.balance_after,
    owedChange: row.owed_change,
    orderId: row.order_id,
    orderNumber: row.order_number,
    memo: row.memo,
  };
}

export function staffPointsEntryOf(row: PointsEntryRow): StaffPointsEntry {
  return {
    ...pointsEntryOf(row),
    memberId: row.member_id,
    memberAccount: row.member_account,
    memberName: row.member_name,
    staffName: row.staff_name,
  };
}

export function memberPointsOf({ balance, owed }: PointsBalance, { currency, settings }: Shop) {
  return { currency, points: balance, owed, pointsMinor: pointsWorthMinor(balance, settings.points) };
}
