import type { Handler } from '../platform/handler.ts';
import { defaultPickupPoint } from './pickupPoints.store.ts';
import { pickupPointViewOf } from './view.ts';

export const getDefaultPickupPoint: Handler<'getDefaultPickupPoint'> = async (
  tx,
  actor,
  _input,
  services,
) => {
  const row = await defaultPickupPoint(tx, actor.memberId);
  return row ? pickupPointViewOf(row, services.config.APP_SECRET, tx.now) : null;
};
