import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import type { Handler } from '../platform/handler.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { memberExists } from '../wallet/records.store.ts';
import { carryOutLineCredit } from './carryOutLineCredit.ts';
import { findStatementMatches } from './matches.ts';
import { findStatementLine } from './store.ts';
import { stateOf } from './view.ts';

export const creditStatementLine: Handler<'creditStatementLine'> = async (tx, actor, { id, memberId }) => {
  const [line, member] = await Promise.all([findStatementLine(tx, id), memberExists(tx, memberId)]);
  if (line === undefined || member === undefined) return refuse('row.notFound');
  const state = stateOf(line);
  if (state !== 'open' && state !== 'task') return refuse('statement.used');
  if (line.amountMinor < 0) return refuse('statement.outgoing');
  if (line.currency !== actor.shop.currency) return refuse('statement.otherCurrency');
  const matches = await findStatementMatches(tx, actor, { bankAccountId: line.bankAccountId });
  const fits = matches.lines.get(id)?.candidates.find(({ confidence }) => confidence === 'strong');
  const fitting = fits && matches.money.get(fits.id);
  if (fitting) return refuse('statement.fits', { number: fitting.transactionNumber || fitting.payerName });
  const act = await requireApproval(tx, actor, {
    kind: 'statementLine',
    worthMinor: line.amountMinor,
    // Nobody reported this money, so two people must agree whose it is, whatever the amount.
    endless: true,
    memberId,
    subjectId: id,
    reason: [line.counterName, line.note].filter(Boolean).join(' · ').slice(0, 200),
    asked: { memberId },
  });
  if (isRefusal(act)) return act;
  if (act.state === 'pending') {
    // Two people may have approved the line while this call waited for the lock.
    const now = await findStatementLine(tx, id);
    if (now === undefined || !isOneOf(['open', 'task'], stateOf(now))) return refuse('statement.used');
    return { done: true, state: 'pending', creditedMinor: 0 };
  }
  const refused = await carryOutLineCredit(tx, actor, id, memberId);
  return refused ?? { done: true, state: 'approved', creditedMinor: line.amountMinor };
};
