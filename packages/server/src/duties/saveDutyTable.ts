import type { Handler } from '../platform/handler.ts';
import { insertTable } from './store.ts';

/** Adds a table. The former ones stay, because estimates were made by them. */
export const saveDutyTable: Handler<'saveDutyTable'> = async (tx, actor, input) => ({
  id: await insertTable(tx, actor, input),
});
