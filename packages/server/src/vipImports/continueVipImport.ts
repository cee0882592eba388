import type { NoTransaction, Tx } from '../platform/db.ts';
import { asMemberId, asStaffId, type Member } from '../platform/scope.ts';
import type { Shop } from '../platform/shop.ts';
import { judgeRows } from './judgeRows.ts';
import {
  changeImport,
  type ImportRow,
  lockUnfinishedImport,
  markRowsGivenUp,
  rowsOfImport,
  storeRowStates,
} from './store.ts';
import { toStoredRow } from './toStoredRow.ts';
import { toParsedRows } from './view.ts';
import { writeOrders } from './writeOrders.ts';

/** How often an import is started without progress before it is given up. */
export const maxTries = 5;
/** How many judged rows are written at once. */
const judgedAtOnce = 2_000;

export interface ImportJobInput {
  readonly id: string;
  /** The expected state, if given: an outdated request is ignored and does not count as an attempt. */
  readonly state?: unknown;
}

/**
 * Judges an uploaded import, or places the orders of a confirmed one. Answers the last error if the import is given
 * up.
 */
export async function continueVipImport(
  noTransaction: NoTransaction,
  shop: Shop,
  asked: ImportJobInput,
): Promise<string | undefined> {
  const { id } = asked;
  const of = await noTransaction.transact((tx) => takeUp(tx, asked));
  if (of === undefined) return undefined;
  if (of.failure !== null) return of.lastError;
  const actor = actorOf(shop, of);
  try {
    await (of.state === 'reading'
      ? readTable(noTransaction, actor, id)
      : writeOrders(noTransaction, actor, id));
  } catch (error) {
    const lastError = String(error).slice(0, 500);
    await noTransaction.transact(async (tx) => {
      const now = await lockUnfinishedImport(tx, id);
      if (now) await changeImport(tx, now, { lastError });
    });
    throw error;
  }
  return undefined;
}

/** Claims the import, and counts the attempt at the start, because a killed process cannot report it. */
async function takeUp(tx: Tx, { id, state }: ImportJobInput): Promise<ImportRow | undefined> {
  const of = await lockUnfinishedImport(tx, id);
  if (of === undefined || (state !== undefined && state !== of.state)) return undefined;
  if (of.tries < maxTries) return changeImport(tx, of, { tries: of.tries + 1, progressAt: tx.now });
  await markRowsGivenUp(tx, id);
  const left = of.state === 'reading' ? of.orderCount : of.goodCount - of.madeCount;
  return changeImport(tx, of, {
    state: 'done',
    failure: 'vipImport.broken',
    failedCount: left,
    endedAt: tx.now,
  });
}

/** Judges the rows and stores the results. Until the last result is written, judging can start again. */
async function readTable(noTransaction: NoTransaction, actor: Member, id: string): Promise<void> {
  const kept = await noTransaction.transact((tx) => rowsOfImport(tx, id));
  const judged = await judgeRows(noTransaction, actor, toParsedRows(kept));
  for (let from = 0; from < judged.rows.length; from += judgedAtOnce) {
    const piece = judged.rows.slice(from, from + judgedAtOnce);
    const readCount = from + piece.length;
    const goesOn = await noTransaction.transact(async (tx) => {
      const of = await lockUnfinishedImport(tx, id);
      if (of?.state !== 'reading') return false;
      await storeRowStates(tx, id, piece.map(toStoredRow));
      const isLast = readCount === judged.rows.length;
      const shown = isLast ? { ...judged.counts, state: 'preview', tries: 0, lastError: '' } : {};
      await changeImport(tx, of, { ...shown, readCount, progressAt: tx.now });
      return true;
    });
    if (!goesOn) return;
  }
}

/** Acts as the import's member, or as the staff who confirmed it for them. */
function actorOf(shop: Shop, of: ImportRow): Member {
  const nobody = {
    ip: '',
    userAgent: '',
    device: '',
    requestId: `import ${of.id}`,
    origin: '',
    sessionId: '',
  };
  return {
    ...nobody,
    kind: 'member',
    shop,
    lang: of.lang,
    memberId: asMemberId(of.memberId),
    actingStaffId: of.confirmedBy === null ? null : asStaffId(of.confirmedBy),
    provenAt: of.confirmedAt ?? of.createdAt,
  };
}
