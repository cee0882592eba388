import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveCommentSettings: Handler<'saveCommentSettings'> = async (tx, _actor, input) => {
  await changeSettings(tx, { commentPoints: input.points });
  return input;
};
