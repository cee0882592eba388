import type { Handler } from '../platform/handler.ts';
import { searchStaff } from './store.ts';
import { staffRowOf } from './view.ts';

export const listStaff: Handler<'listStaff'> = async (tx, _actor, { words, ...asked }) => {
  const { rows, page } = await searchStaff(tx, words, asked);
  return { list: rows.map(staffRowOf), ...page };
};
