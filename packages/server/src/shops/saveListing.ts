import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveListing: Handler<'saveListing'> = async (tx, _actor, input) => {
  await changeSettings(tx, { listing: input });
  return input;
};
