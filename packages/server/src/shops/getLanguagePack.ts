import type { Handler } from '../platform/handler.ts';
import { listTexts } from './store.ts';

/** The shop's own texts. Browsers get built-in texts as static files. */
export const getLanguagePack: Handler<'getLanguagePack'> = async (tx, _actor, { type, code }, services) => {
  const rows = await listTexts(tx, code);
  const own = Object.fromEntries(rows.map((row) => [row.key, row.text]));
  return type === 0 ? { ...services.builtTexts(code), ...own } : own;
};
