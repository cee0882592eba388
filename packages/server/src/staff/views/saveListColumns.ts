import type { Handler } from '../../platform/handler.ts';
import { saveLayout } from './views.store.ts';

export const saveListColumns: Handler<'saveListColumns'> = async (tx, { staffId }, { list, columns }) => {
  await saveLayout(tx, { staffId, list }, { columns: JSON.stringify(columns) });
  return { done: true };
};
