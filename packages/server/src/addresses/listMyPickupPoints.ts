import type { Handler } from '../platform/handler.ts';
import { savedPickupPoints } from './pickupPoints.store.ts';
import { pickupPointViewOf } from './view.ts';

export const listMyPickupPoints: Handler<'listMyPickupPoints'> = async (tx, actor, _input, services) => {
  const rows = await savedPickupPoints(tx, actor.memberId);
  return {
    list: rows.map((row) => ({
      ...pickupPointViewOf(row, services.config.APP_SECRET, tx.now),
      isDefault: row.isDefault,
    })),
  };
};
