import type { Handler } from '../platform/handler.ts';
import { insertDutyTable } from './store.ts';

/** Adds the tables in the order of the sheet. If several begin on the same day, the last one counts. */
export const importDutyTables: Handler<'importDutyTables'> = async (tx, actor, { tables }) => {
  for (const table of tables) await insertDutyTable(tx, actor, table);
  return { added: tables.length };
};
