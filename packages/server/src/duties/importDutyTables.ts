import type { Handler } from '../platform/handler.ts';
import { insertTable } from './store.ts';

/** Adds the tables in their order: of several that begin on one day, the last one counts. */
export const importDutyTables: Handler<'importDutyTables'> = async (tx, actor, { tables }) => {
  for (const table of tables) await insertTable(tx, actor, table);
  return { added: tables.length };
};
