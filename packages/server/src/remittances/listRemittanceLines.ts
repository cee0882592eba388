import type { Handler } from '../platform/handler.ts';
import { secondPersonAwaited } from '../wallet/approvals.store.ts';
import { countLines, pageOfLines } from './lines.store.ts';
import { lineOf } from './view.ts';

export const listRemittanceLines: Handler<'listRemittanceLines'> = async (tx, actor, input) => {
  const [page, counts] = await Promise.all([pageOfLines(tx, input), countLines(tx, input)]);
  const ids = page.list.map(({ id }) => id);
  const awaited = await secondPersonAwaited(tx, actor, 'remittance', ids);
  return { ...page, list: page.list.map((row) => lineOf(row, awaited(row.id))), counts };
};
