import type { Handler } from '../platform/handler.ts';
import { listTexts } from './store.ts';

/** Browsers have the built-in texts as static files and ask for the shop's own alone. */
export const getLanguagePack: Handler<'getLanguagePack'> = async (tx, _actor, { type, code }, services) => {
  const rows = await listTexts(tx, code);
  const own = Object.fromEntries(rows.map((row) => [row.key, row.text]));
  return type === 0 ? { ...services.builtTexts(code), ...own } : own;
};
