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
      courierNumber: row.courierNumber,
      reason: row.reason,
      createdAt: row.createdAt,
      parcel:
        row.parcelId !== null && row.parcelState !== null
          ? { id: row.parcelId, state: row.parcelState, arrivedAt: row.arrivedAt }
          : null,
    })),
    total,
    pageIndex,
    pageSize,
  };
};
