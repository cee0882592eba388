import type { Handler } from '../platform/handler.ts';
import { isMailOffered } from '../platform/mailOffered.ts';
import { currentSettings } from '../platform/shopSettings.ts';

/** In demo shops every code can be read in the console. */
export const getCodeWays: Handler<'getCodeWays'> = async (tx, { shop }, _input, { config }) => {
  const settings = await currentSettings(tx);
  return {
    phone: shop.demo || settings.sms !== null,
    email: shop.demo || isMailOffered(config, settings),
  };
};
