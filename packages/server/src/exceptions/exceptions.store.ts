import type { ExceptionKind } from '@crossdock/contract/exceptions/calls.ts';
import { exceptionKinds } from '@crossdock/contract/exceptions/calls.ts';
import { packageNumberIn } from '@crossdock/domain/orders/packages.ts';
import type { ProblemType } from '@crossdock/domain/parcels/problems.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { filteredBy, type ListFilters } from '../platform/filteredBy.ts';
import { containsPattern, escapeLike } from '../platform/likePattern.ts';
import { memberIdsMatching } from '../platform/memberSearch.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { type RequestedPeriod, rowsInPeriod } from '../platform/requestedPeriod.ts';
import { deleteRows } from '../platform/rows.ts';
import { memberColumns } from '../platform/sharedColumns.ts';
import { subqueryShopJoin } from '../platform/shopJoin.ts';

interface Exception {
  readonly kind: ExceptionKind;
  readonly id: string;
  readonly type: ProblemType | null;
  readonly waitsFor: 'member' | 'staff';
  readonly since: string;
  readonly memberId: string | null;
  readonly parcelId: string | null;
  readonly orderId: string | null;
  readonly packageId: string | null;
  readonly note: string;
  readonly amountMinor: number;
  readonly staffId: string | null;
}

const owner = (tx: Tx, kind: ExceptionKind, subject: string) =>
  sql`(select owners.staff_id from exception_owners owners
    where owners.shop_id = ${tx.shopId} and owners.kind = ${sql.lit(kind)} and owners.subject_id = ${sql.ref(subject)})`;

const ofOrder = (
  tx: Tx,
  kind: 'difference' | 'lost' | 'address',
  waitsFor: string,
  since: string,
  note: string,
) =>
  sql`select ${sql.lit(kind)} as kind, o.id, null::text as type, ${sql.lit(waitsFor)} as waits_for, ${sql.raw(since)} as since,
    o.member_id, null::uuid as parcel_id, o.id as order_id, null::uuid as package_id, ${sql.raw(note)} as note,
    ${sql.raw(kind === 'difference' ? 'o.bill_total_minor - o.paid_minor' : '0::bigint')} as amount_minor,
    ${owner(tx, kind, 'o.id')} as staff_id
  from orders o`;

/**
 * Packages that are lost while others of their order are not, until a claim names the package or a parcel in it. Signed
 * orders are included while their members can still claim.
 */
const lostPackages = (tx: Tx, claimsFrom: string) =>
  sql`select 'package', k.id, null, 'staff', k.lost_at, o.member_id, null, o.id, k.id, k.lost_reason, 0,
    ${owner(tx, 'package', 'k.id')}
  from packages k join orders o on o.shop_id = k.shop_id and o.id = k.order_id
  where k.shop_id = ${tx.shopId} and k.state = 'lost'
    and ((o.state = 'awaitingSignature' and o.lost_at is null) or (o.state = 'signed' and o.signed_at >= ${claimsFrom}))
    and exists (select from packages rest
      where rest.shop_id = ${tx.shopId} and rest.order_id = k.order_id and rest.state <> 'lost')
    and not exists (select from aftersales_claims c
      where c.shop_id = ${tx.shopId} and c.order_id = o.id and c.state <> 'withdrawn' and (c.package_id = k.id
        or (c.package_id is null and not exists (select from package_parcels elsewhere
          where elsewhere.shop_id = ${tx.shopId} and elsewhere.parcel_id = c.parcel_id and not exists (
            select from package_parcels here where here.shop_id = ${tx.shopId} and here.package_id = k.id
              and here.parcel_id = c.parcel_id)))))`;

/**
 * Packages in transit without recent tracking events, until a new event arrives (`tracking/quietPackages.store.ts`).
 */
const quietPackages = (tx: Tx) =>
  sql`select 'quiet', k.id, null, 'staff', k.quiet_at, o.member_id, null, o.id, k.id, '', 0, ${owner(tx, 'quiet', 'k.id')}
  from packages k join orders o on o.shop_id = k.shop_id and o.id = k.order_id
  where k.shop_id = ${tx.shopId} and k.state = 'shipped' and k.quiet_at is not null and k.quiet_since >= date_trunc('milliseconds', k.shipped_at)
    and o.state = 'awaitingSignature' and o.lost_at is null`;

/** Every exception that is open now. Each `select` of the union uses a partial index, so it reads few rows. */
const stopped = (tx: Tx, claimsFrom: string) =>
  sql<Exception>`(
    select 'problem' as kind, p.id, p.type, case when p.state = 'answered' or (p.type = 'missing' and parcels.order_id is null) then 'staff' else 'member' end as waits_for,
      p.created_at as since, parcels.member_id, p.parcel_id, parcels.order_id, p.package_id, p.description as note,
      0::bigint as amount_minor, p.taken_by as staff_id
    from problem_pieces p join parcels on parcels.shop_id = p.shop_id and parcels.id = p.parcel_id
    where p.shop_id = ${tx.shopId} and p.state <> 'resolved'
    union all
    select 'dispute', d.id, null, 'staff', d.created_at, d.member_id, d.parcel_id, d.order_id, null, d.reason, 0,
      ${owner(tx, 'dispute', 'd.id')}
    from measurement_disputes d where d.shop_id = ${tx.shopId} and d.state = 'open'
    union all
    ${ofOrder(tx, 'address', 'member', 'a.audited_at', 'a.reject_reason')}
    join addresses a on a.shop_id = o.shop_id and a.id = o.address_id and a.state = 'rejected'
    where o.shop_id = ${tx.shopId} and o.address_pending and o.state in ('processing', 'awaitingPayment')
    union all
    ${ofOrder(tx, 'difference', 'member', 'o.packed_at', "''")}
    where o.shop_id = ${tx.shopId} and o.state = 'awaitingPayment' and o.paid_minor > 0 and o.packed_at is not null
    union all
    ${ofOrder(tx, 'lost', 'staff', 'o.lost_at', 'o.lost_reason')}
    where o.shop_id = ${tx.shopId} and o.lost_at is not null and o.state = 'awaitingSignature'
      and not exists (select from aftersales_claims c
        where c.shop_id = ${tx.shopId} and c.order_id = o.id and c.state <> 'withdrawn')
    union all
    ${lostPackages(tx, claimsFrom)}
    union all
    ${quietPackages(tx)}
    union all
    select 'import', i.id, null, 'staff', coalesce(i.progress_at, i.created_at), i.member_id, null, null, null, i.filename, 0,
      ${owner(tx, 'import', 'i.id')}
    from vip_imports i where i.shop_id = ${tx.shopId} and i.failure is not null and i.settled_at is null
  )`.as<'exception'>('exception');

type Filters = ListFilters<{
  waitsFor: 'member' | 'staff';
  memberId: string;
  takenById: string;
  began: RequestedPeriod;
  words: string;
}>;

/** The filters that the tabs and chips of the queue set. */
type Chosen = ListFilters<{ kind: ExceptionKind; overdue: boolean; mine: boolean }>;

type Asked = Paging & Filters & Chosen;

const named = (tx: Tx, claimsFrom: string) =>
  db
    .selectFrom(stopped(tx, claimsFrom))
    .leftJoin('members', subqueryShopJoin(tx, 'members.id', 'exception.memberId'))
    .leftJoin('parcels', subqueryShopJoin(tx, 'parcels.id', 'exception.parcelId'))
    .leftJoin('orders', subqueryShopJoin(tx, 'orders.id', 'exception.orderId'))
    .leftJoin('packages', subqueryShopJoin(tx, 'packages.id', 'exception.packageId'))
    .leftJoin('staff', subqueryShopJoin(tx, 'staff.id', 'exception.staffId'))
    .selectAll('exception')
    .select([
      ...memberColumns,
      'parcels.courierNumber',
      'orders.number as orderNumber',
      'packages.position as packagePosition',
      'staff.name as staffName',
    ]);
export type ExceptionRecord = Awaited<ReturnType<typeof searchExceptions>>['list'][number];

/** The clerk who reads the queue, and the earliest times that the statement for all exceptions considers. */
interface Bounds {
  readonly staffId: string;
  readonly overdueBefore: string;
  /** Orders signed before this time can no longer get a claim. */
  readonly claimsFrom: string;
}

/**
 * The rows that every count of the queue starts from: those that match all filters except the kind, `overdue` and
 * `mine`.
 */
function matching(tx: Tx, { waitsFor, memberId, takenById, began, words }: Filters, claimsFrom: string) {
  let rows = named(tx, claimsFrom);
  rows = filteredBy(rows, 'exception', { waitsFor, memberId, staffId: takenById });
  rows = rowsInPeriod(rows, 'exception.since', began);
  const own = words === undefined ? undefined : packageNumberIn(words);
  if (words)
    rows = rows.where((eb) =>
      eb.or([
        eb('packages.forwardingNumber', '=', words.toUpperCase()),
        ...(own ? [eb('orders.number', '=', own.number).and('packages.position', '=', own.position)] : []),
        eb('exception.memberId', 'in', memberIdsMatching(tx, words)),
        eb('parcels.courierNumber', 'like', containsPattern(words.toUpperCase())),
        eb('orders.number', 'like', `${escapeLike(words.toUpperCase())}%`),
      ]),
    );
  return rows;
}

/** The exceptions that match the filters, those that wait longest first. */
export function searchExceptions(
  tx: Tx,
  { kind, overdue, mine, ...asked }: Asked,
  { staffId, overdueBefore, claimsFrom }: Bounds,
) {
  let rows = matching(tx, asked, claimsFrom).orderBy('exception.since').orderBy('exception.id');
  if (kind) rows = rows.where('exception.kind', '=', kind);
  if (overdue) rows = rows.where('exception.since', '<', overdueBefore);
  if (mine) rows = rows.where('exception.staffId', '=', staffId);
  return pageOf(tx, rows, asked);
}

/**
 * The numbers beside the queue's filters: exceptions of each kind, limited by `overdue` or `mine` if set; and, of the
 * chosen kind or of all, those that are overdue and those that this clerk has taken over.
 */
export async function countExceptions(
  tx: Tx,
  { kind, overdue, mine, ...filters }: Filters & Chosen,
  { staffId, overdueBefore, claimsFrom }: Bounds,
) {
  const isOverdue = sql<boolean>`since < ${overdueBefore}`;
  const isMine = sql<boolean>`coalesce(staff_id = ${staffId}, false)`;
  const found = matching(tx, filters, claimsFrom)
    .clearSelect()
    .select(['exception.kind', 'exception.since', 'exception.staffId'])
    .as('found');
  const rows = await tx.all(
    db
      .selectFrom(found)
      .select([
        'found.kind',
        sql<number>`count(*) filter (where ${overdue ? isOverdue : sql`true`} and ${mine ? isMine : sql`true`})`.as(
          'n',
        ),
        sql<number>`count(*) filter (where ${isOverdue})`.as('overdue'),
        sql<number>`count(*) filter (where ${isMine})`.as('mine'),
      ])
      .groupBy('found.kind'),
  );
  const sum = (of: 'overdue' | 'mine') =>
    rows.reduce((total, row) => (kind && row.kind !== kind ? total : total + row[of]), 0);
  return {
    counts: recordOf(exceptionKinds, (one) => rows.find((row) => row.kind === one)?.n ?? 0),
    overdue: sum('overdue'),
    mine: sum('mine'),
  };
}

/** Whether this exception still blocks its parcel or order. */
export function isExceptionOpen(
  tx: Tx,
  kind: ExceptionKind,
  id: string,
  claimsFrom: string,
): Promise<boolean> {
  return tx.exists(
    db
      .selectFrom(stopped(tx, claimsFrom))
      .select('exception.id')
      .where('exception.id', '=', id)
      .where('exception.kind', '=', kind),
  );
}

type Owned = Exclude<ExceptionKind, 'problem'>;

/** Assigns the exception to a clerk; false if another clerk has it. */
export async function assignException(
  tx: Tx,
  kind: Owned,
  subjectId: string,
  staffId: string,
): Promise<boolean> {
  const written = await tx.run(
    db
      .insertInto('exceptionOwners')
      .values({ shopId: tx.shopId, kind, subjectId, staffId, takenAt: tx.now })
      .onConflict((conflict) =>
        conflict
          .columns(['shopId', 'kind', 'subjectId'])
          .doUpdateSet({ takenAt: tx.now })
          .where('exceptionOwners.staffId', '=', staffId),
      ),
  );
  if (written > 0) await publish(tx, 'exceptions', null);
  return written > 0;
}

/** Releases an exception, so that other clerks can take it. */
export async function releaseException(tx: Tx, kind: Owned, subjectId: string): Promise<void> {
  await deleteRows(tx, 'exceptionOwners', { kind, subjectId });
  await publish(tx, 'exceptions', null);
}
