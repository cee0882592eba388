import type { Handler } from '../platform/handler.ts';
import { queryRefusalsOf } from './refusals.store.ts';

export const queryRefusals: Handler<'queryRefusals'> = async (tx, actor, input) => {
  const { rows, page } = await queryRefusalsOf(tx, actor.memberId, input, input);
  return {
    list: rows.map((row) => ({
      id: row.id,
      courierNumber: row.courierNumber,
      reason: row.reason,
      createdAt: row.createdAt,
      parcel:
        row.parcelId !== null && row.parcelState !== null
          ? { id: row.parcelId, state: row.parcelState, arrivedAt: row.arrivedAt }
          : null,
    })),
    ...page,
  };
};
