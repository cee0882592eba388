import type { Logger } from 'pino';
import type { Outside, Tx } from '../platform/db.ts';
import type { JobDefinition } from '../platform/jobs.ts';
import { asMemberId, asStaffId, type Member } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import type { Shop } from '../platform/shop.ts';
import { judge } from './judge.ts';
import { keptRow } from './keptRow.ts';
import {
  changeImport,
  changeRows,
  giveUpRows,
  type ImportRow,
  lockWorkedOn,
  rowsOf,
  stalledImports,
} from './store.ts';
import { readRows } from './view.ts';
import { writeOrders } from './write.ts';

export const vipImportJob = 'vip-imports';

/** Who works on one says so with each piece; after this silence the clock takes it up. */
const stalledAfterMs = 30_000;
/** How often one is begun or taken up again without getting any further. */
export const triesAtMost = 5;
/** Rows whose judgement is written at once. */
const judgedAtOnce = 2_000;

/**
 * Works on imports outside of every request: judges what was uploaded, makes the orders of what was confirmed. Asked for by
 * both, and each minute by the clock for what was left in the middle. What never gets further is given up.
 */
export function vipImportJobs(services: Pick<Services, 'tenants'>, log: Logger): JobDefinition {
  return {
    name: vipImportJob,
    cron: '* * * * *',
    run: async (outside, { shopId, importId, state }) => {
      const ids = typeof importId === 'string' ? [importId] : await outside.transact(stalled);
      if (ids.length === 0) return;
      const shop = await services.tenants.ofId(shopId);
      for (const id of ids) await workOn(outside, shop, { id, state }, log);
    },
  };
}

const stalled = (tx: Tx) => stalledImports(tx, new Date(Date.parse(tx.now) - stalledAfterMs).toISOString());

interface Asked {
  readonly id: string;
  /** What is to be done with it, where that is said: what is past is over, and counts as no try. */
  readonly state: unknown;
}

async function workOn(outside: Outside, shop: Shop, asked: Asked, log: Logger): Promise<void> {
  const { id } = asked;
  const of = await outside.transact((tx) => takeUp(tx, asked));
  if (of === undefined) return;
  if (of.failure !== null) {
    log.error({ shop: shop.id, import: id, lastError: of.lastError }, 'an import of VIP orders was given up');
    return;
  }
  const actor = actorOf(shop, of);
  try {
    await (of.state === 'reading' ? readTable(outside, actor, id) : writeOrders(outside, actor, id));
  } catch (error) {
    const lastError = String(error).slice(0, 500);
    await outside.transact(async (tx) => {
      const now = await lockWorkedOn(tx, id);
      if (now) await changeImport(tx, now, { lastError });
    });
    throw error;
  }
}

/** Counted when it is begun: a process that is killed by it tells nobody. */
async function takeUp(tx: Tx, { id, state }: Asked): Promise<ImportRow | undefined> {
  const of = await lockWorkedOn(tx, id);
  if (of === undefined || (state !== undefined && state !== of.state)) return undefined;
  if (of.tries < triesAtMost) return changeImport(tx, of, { tries: of.tries + 1, progressAt: tx.now });
  await giveUpRows(tx, id);
  const left = of.state === 'reading' ? of.orderCount : of.goodCount - of.madeCount;
  return changeImport(tx, of, {
    state: 'done',
    failure: 'vipImport.broken',
    failedCount: left,
    endedAt: tx.now,
  });
}

/** Judges the rows and shows them; until the last of them is written, they can be judged anew. */
async function readTable(outside: Outside, actor: Member, id: string): Promise<void> {
  const kept = await outside.transact((tx) => rowsOf(tx, id));
  const judged = await judge(outside, actor, readRows(kept));
  for (let from = 0; from < judged.rows.length; from += judgedAtOnce) {
    const piece = judged.rows.slice(from, from + judgedAtOnce);
    const readCount = from + piece.length;
    const goesOn = await outside.transact(async (tx) => {
      const of = await lockWorkedOn(tx, id);
      if (of?.state !== 'reading') return false;
      await changeRows(tx, id, piece.map(keptRow));
      const isLast = readCount === judged.rows.length;
      const shown = isLast ? { ...judged.counts, state: 'preview', tries: 0, lastError: '' } : {};
      await changeImport(tx, of, { ...shown, readCount, progressAt: tx.now });
      return true;
    });
    if (!goesOn) return;
  }
}

/** In the name of the member whose it is, or of the staff who confirmed it for them. */
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
