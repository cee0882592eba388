import type { contactCalls } from '@crossdock/contract/shops/contact.ts';
import type { Handler } from '../platform/handler.ts';
import { changeSettings } from '../platform/shopSettings.ts';

export const saveContact: Handler<(typeof contactCalls)['saveContact']> = async (tx, _actor, input) => {
  await changeSettings(tx, { contact: input });
  return input;
};
