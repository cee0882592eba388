import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { minor } from '@crossdock/domain/money.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import { transferOrThrow } from '../wallet/store.ts';
import { markLineCredited } from './lineDecisions.store.ts';
import { findStatementLine } from './store.ts';

/** Credits a line that two people approved, once. A line that somebody has used meanwhile is refused. */
export async function carryOutLineCredit(
  tx: Tx,
  actor: Staff,
  id: string,
  memberId: string,
): Promise<Refusal<'statement.used' | 'row.notFound'> | undefined> {
  const line = await findStatementLine(tx, id);
  if (line === undefined) return refuse('row.notFound');
  await transferOrThrow(tx, actor, [
    {
      from: { kind: 'bank' },
      to: { kind: 'memberBalance', memberId },
      amount: minor(line.amountMinor),
      kind: 'bankTransfer',
      memo: [line.day, line.counterName, line.note].filter(Boolean).join(' ').slice(0, 200),
    },
  ]);
  return (await markLineCredited(tx, actor, id, memberId)) ? undefined : refuse('statement.used');
}
