import type { Handler } from '../platform/handler.ts';
import { currentSettings } from '../platform/shopSettings.ts';

/** In demo shops every code can be read in the console. */
export const getCodeWays: Handler<'getCodeWays'> = async (tx, { shop }, _input, { config }) => {
  const { sms } = await currentSettings(tx);
  return {
    phone: shop.demo || sms !== null,
    email: shop.demo || config.SMTP_URL !== undefined,
  };
};
