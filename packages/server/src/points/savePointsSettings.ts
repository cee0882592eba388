import type { pointsCalls } from '@crossdock/contract/points.ts';
import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../shops/settings.store.ts';

export const savePointsSettings: Handler<(typeof pointsCalls)['savePointsSettings']> = async (
  tx,
  _actor,
  points,
) => {
  await changeSettings(tx, { points });
  return points;
};
