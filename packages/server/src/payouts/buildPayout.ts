import { consoleWords } from '@crossdock/contract/payouts/words.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import type { Handler } from '../platform/handler.ts';
import { newId, newReference } from '../platform/ids.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { addWithdrawalsToBatch, findWithdrawalsByIds } from '../wallet/withdrawals.store.ts';
import { bankFile } from './bankFile.ts';
import { leftOutReasons, payeeForFormat } from './candidates.ts';
import { addBatch } from './payouts.store.ts';
import { payoutFileTerms } from './terms.ts';

/** Builds a batch with exactly the withdrawals that the clerk has seen, or none. */
export const buildPayout: Handler<'buildPayout'> = async (tx, actor, input) => {
  const { shop } = actor;
  if (input.payOn < dateIn(tx.now, shop.timeZone)) return refuse('payout.dayPast', {}, 'payOn');
  const terms = await payoutFileTerms(tx, actor, input);
  if (isRefusal(terms)) return terms;
  const ids = [...new Set(input.withdrawalIds)];
  const seen = await findWithdrawalsByIds(tx, ids);
  if (seen.length < ids.length) return refuse('row.notFound');
  const whys = await leftOutReasons(tx, actor, terms, seen);
  const at = whys.findIndex((why) => why !== undefined);
  const [why, refused] = [whys[at], seen[at]];
  if (why !== undefined && refused !== undefined)
    return refuse('payout.cannotCarry', {
      number: refused.number,
      why: consoleWords[`payouts.fault.${why}`][actor.lang],
    });
  const id = newId();
  const totalMinor = seen.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const act = await requireApproval(tx, actor, {
    kind: 'payout',
    worthMinor: totalMinor,
    endless: true,
    subjectId: id,
  });
  if (isRefusal(act)) return act;
  const gathered = new Set((await addWithdrawalsToBatch(tx, ids)).map((row) => row.id));
  const taken = seen.find((row) => !gathered.has(row.id));
  if (taken) return refuse('payout.taken', { number: taken.number }, 'withdrawalIds');
  const number = newReference('PB');
  const lines = seen.map((row, index) => ({
    ...payeeForFormat(terms, row),
    id: newId(),
    position: index + 1,
    source: 'withdrawal' as const,
    withdrawalId: row.id,
    state: 'waiting' as const,
  }));
  const { currency } = shop;
  const file = bankFile(terms, { number, currency, lines });
  await addBatch(
    tx,
    actor,
    {
      id,
      number,
      currency,
      lineCount: lines.length,
      totalMinor,
      fileTerms: JSON.stringify(terms),
      fileName: file.filename,
      fileSha256: file.sha256,
    },
    lines,
  );
  return { done: true, id, number, lineCount: lines.length, totalMinor };
};
