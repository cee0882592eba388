import type { Handler } from '../platform/handler.ts';
import { listImports } from './lineDecisions.store.ts';
import { bankAccountRefOf } from './view.ts';

export const listStatementImports: Handler<'listStatementImports'> = async (tx, _actor, input) => {
  const page = await listImports(tx, input);
  return {
    ...page,
    list: page.list.map((row) => ({ ...row, account: bankAccountRefOf(row), importedBy: row.staffName })),
  };
};
