import type { Handler } from '../platform/handler.ts';
import { insertDutyTable } from './store.ts';

/** Adds a duty table. Earlier tables stay, because estimates refer to them. */
export const saveDutyTable: Handler<'saveDutyTable'> = async (tx, actor, input) => ({
  id: await insertDutyTable(tx, actor, input),
});
