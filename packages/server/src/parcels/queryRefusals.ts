import type { parcelCalls } from '@crossdock/contract/parcels/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { queryRefusalsOf } from './refusals.store.ts';

export const queryRefusals: Handler<(typeof parcelCalls)['queryRefusals']> = async (tx, actor, input) => {
  const { pageIndex, pageSize } = input;
  const { list, total } = await queryRefusalsOf(tx, actor.memberId, input, {
    limit: pageSize,
    offset: (pageIndex - 1) * pageSize,
  });
  return {
    list: list.map((row) => ({
      id: row.id,
      billCode: row.bill_code,
      reason: row.reason,
      createdAt: row.created_at,
      parcel:
        row.parcel_id !== null && row.parcel_state !== null
          ? { id: row.parcel_id, state: row.parcel_state, arrivedAt: row.arrived_at }
          : null,
    })),
    total,
    pageIndex,
    pageSize,
  };
};
