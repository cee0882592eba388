import type { shopCalls } from '@crossdock/contract/shops.ts';
import type { Handler } from '../platform/handler.ts';
import { listTexts } from './store.ts';

/** The shop's own texts; the built-in ones are static files that these go over. */
export const getLanguagePack: Handler<(typeof shopCalls)['getLanguagePack']> = async (tx, _actor, input) => {
  const rows = await listTexts(tx, input.code);
  return Object.fromEntries(rows.map((row) => [row.key, row.text]));
};
