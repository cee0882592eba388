import type { Handler } from '../platform/handler.ts';
import { mailAddressOf } from '../platform/mailOffered.ts';

export const getContact: Handler<'getContact'> = async (_tx, { shop }, _input, { config }) => ({
  ...shop.settings.contact,
  mail: mailAddressOf(config, shop.settings),
});
