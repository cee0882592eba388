import { inWarehouseParcelStates } from '@crossdock/domain/parcels/states.ts';
import {
  maxReviewPauseDays,
  type PauseReason,
  reviewPauseReasons,
  type ShownPauseReason,
} from '@crossdock/domain/pricing/clockPauses.ts';
import { storageStartFields } from '@crossdock/domain/pricing/storage.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { hasRow, insertWithNewId, updateInShop } from '../platform/rows.ts';
import type { Actor } from '../platform/scope.ts';
import { actorIds } from '../platform/transitions.ts';
import { publishIfAwaited } from './isAwaitedByVipOrder.store.ts';

/** The columns of a parcel that decide when its storage days begin (`storageStartOf`). */
export const storageStartColumns = storageStartFields.map((field) => `parcels.${field}` as const);

/**
 * The columns in `columns` and `storageStartColumns`, each once. A query lists in `columns` every column that it uses
 * itself, because another storage rule may have other columns in `storageStartColumns`.
 */
export const withStorageStartColumns = <const C extends string>(columns: readonly C[]) => [
  ...new Set([...columns, ...storageStartColumns]),
];

const startColumns = sql.join(storageStartColumns.map((column) => sql.ref(column)));
/** The storage days of a shelved parcel begin at this time or later. */
export const earliestStorageStart = sql<string>`least(${startColumns})`;
/** The storage days of a shelved parcel begin at this time or earlier. */
export const latestStorageStart = sql<string>`greatest(${startColumns})`;

/**
 * A pause as an element of the JSON array in its parcel's row. Instants have the form that PostgreSQL writes into
 * JSON.
 */
export interface PauseJson {
  readonly id: string;
  readonly reason: ShownPauseReason;
  readonly keepsBack: boolean;
  readonly stopsClock: boolean;
  readonly why: string;
  readonly from: string;
  readonly until: string | null;
}

const latestEnd = sql`wait.from_at + make_interval(days => ${sql.lit(maxReviewPauseDays)})`;

/** When the review in the row `wait` ends; null while it continues. */
const waitEnd = sql<string | null>`case when wait.until_at is null and ${latestEnd} > now() then null
  else least(coalesce(wait.until_at, 'infinity'), ${latestEnd}) end`;

/**
 * One statement for each kind of review, made from the pause's reason and the table of reviews of this kind. The
 * statement must call a row of that table `wait`.
 */
const eachReview = (
  statement: (reason: RawBuilder<unknown>, waits: RawBuilder<unknown>) => RawBuilder<unknown>,
) => reviewPauseReasons.map((reason) => statement(sql.lit(reason), sql.table(`${reason}_waits`)));

/** How long all reviews of the parcel's member have lasted until `now`, as an interval. */
export const reviewDurationSql = (shopId: string, now: string) =>
  sql.join(
    eachReview(
      (
        _,
        waits,
      ) => sql`coalesce((select sum(coalesce(${waitEnd}, ${now}::timestamptz) - wait.from_at) from ${waits} as wait
        where wait.shop_id = ${shopId} and wait.member_id = parcels.member_id), '0')`,
    ),
    sql` + `,
  );

/**
 * A column with a parcel's pauses, oldest first, so that lists need no extra queries: its own pauses, and the
 * times when its member could not order because of a review.
 */
export const pausesColumn = (shopId: string | Expression<string>) => sql<PauseJson[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', id, 'reason', reason, 'keepsBack', keeps_back, 'stopsClock', stops_clock, 'why', why,
    'from', from_at, 'until', until_at) order by from_at)
  from (
    select id, reason, keeps_back, stops_clock, why, from_at, until_at from storage_pauses
    where storage_pauses.shop_id = ${shopId} and storage_pauses.parcel_id = parcels.id
    ${sql.join(
      eachReview(
        (reason, waits) => sql`union all
          select wait.id, ${reason}, false, true, '', wait.from_at, ${waitEnd} from ${waits} as wait
          where wait.shop_id = ${shopId} and wait.member_id = parcels.member_id
            and (wait.until_at is null or wait.until_at > ${earliestStorageStart})`,
      ),
      sql` `,
    )}
  ) as pause), '[]')`;

/**
 * Like `pausesColumn`, for lists: a parcel that is not in the warehouse has no pauses. Most rows of a list are
 * delivered parcels, and searching for their pauses took half of the statement's time.
 */
export const pausesColumnInWarehouse = (shopId: string | Expression<string>) => sql<PauseJson[]>`case
  when parcels.state in (${sql.join(inWarehouseParcelStates.map((state) => sql.lit(state)))})
  then ${pausesColumn(shopId)} else '[]' end`;

export interface NewPause extends Pick<PauseJson, 'keepsBack' | 'stopsClock' | 'why' | 'from'> {
  readonly reason: PauseReason;
  readonly parcelId: string;
}

/**
 * Adds a pause, which stops a parcel's storage days, keeps it out of orders, or both. Answers the pause's id.
 */
export async function addPause(tx: Tx, actor: Actor, pause: NewPause): Promise<string> {
  return insertWithNewId(tx, 'storagePauses', {
    parcelId: pause.parcelId,
    reason: pause.reason,
    keepsBack: pause.keepsBack,
    stopsClock: pause.stopsClock,
    why: pause.why,
    fromAt: pause.from,
    createdBy: actorIds(actor).staffId,
    createdAt: tx.now,
  });
}

/**
 * Ends a pause now. Answers its parcel's member, or undefined if it has ended or does not exist. A VIP order
 * that waited for the parcel is completed at once.
 */
export async function endPauseNow(tx: Tx, actor: Actor, id: string) {
  const ended = await tx.maybe(
    updateInShop(tx, 'storagePauses', { 'storagePauses.id': id })
      .from('parcels')
      .set({ untilAt: tx.now, endedBy: actorIds(actor).staffId })
      .where('untilAt', 'is', null)
      .whereRef('parcels.shopId', '=', 'storagePauses.shopId')
      .whereRef('parcels.id', '=', 'storagePauses.parcelId')
      .returning(['parcels.memberId', 'parcelId']),
  );
  if (ended) await publishIfAwaited(tx, ended.parcelId);
  return ended;
}

export const pauseExists = (tx: Tx, id: string): Promise<boolean> => hasRow(tx, 'storagePauses', { id });
