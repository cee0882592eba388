import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const savePointsSettings: Handler<'savePointsSettings'> = async (tx, _actor, input) => {
  await changeSettings(tx, { points: input });
  return input;
};
