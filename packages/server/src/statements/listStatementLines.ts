import { isOneOf } from '@crossdock/domain/records.ts';
import type { Handler } from '../platform/handler.ts';
import { findAwaitedApprovals } from '../wallet/approvals.store.ts';
import { findStatementMatches } from './matches.ts';
import { countOpenLines, countTaskLines, pageOfLines, pageOfOpenLines } from './store.ts';
import { statementLineView } from './view.ts';

export const listStatementLines: Handler<'listStatementLines'> = async (tx, actor, input) => {
  const { shelf, bankAccountId } = input;
  const [matches, tasks, open] = await Promise.all([
    findStatementMatches(tx, actor, { bankAccountId }),
    countTaskLines(tx, bankAccountId),
    countOpenLines(tx, bankAccountId),
  ]);
  const { certain, probable } = matches;
  const page = isOneOf(['certain', 'probable', 'none'], shelf)
    ? await pageOfOpenLines(
        tx,
        shelf === 'none'
          ? { ids: [...certain, ...probable], among: false }
          : { ids: matches[shelf], among: true },
        input,
      )
    : await pageOfLines(tx, shelf, input);
  const shown = page.list.map(({ id }) => id);
  const named = shown.flatMap((id) => matches.lines.get(id)?.candidates.map((one) => one.id) ?? []);
  const [transferAwaited, creditAwaited] = await Promise.all([
    findAwaitedApprovals(tx, actor, 'transfer', [
      ...named,
      ...page.list.flatMap((row) => row.bankTransferId ?? []),
    ]),
    findAwaitedApprovals(tx, actor, 'statementLine', shown),
  ]);
  return {
    ...page,
    list: page.list.map((row) => ({
      ...statementLineView(row, matches, transferAwaited),
      creditAwaited: creditAwaited(row.id),
    })),
    counts: {
      certain: certain.length,
      probable: probable.length,
      none: Math.max(0, open - certain.length - probable.length),
      task: tasks,
    },
  };
};
