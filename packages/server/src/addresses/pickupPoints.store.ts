import type { PickupPointKind, shopPointKinds } from '@crossdock/domain/addresses/pointKinds.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { type Paging, pageWithSeparateCount } from '../platform/paging.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, changeRows, deleteRows, fromShop, insertIfNew } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { catchUniqueViolation } from '../platform/uniqueConflict.ts';

const pointRows = (tx: Tx) => fromShop(tx, 'pickupPoints').selectAll('pickupPoints');

export const findPickupPoint = (tx: Tx, id: string) => tx.maybe(pointRows(tx).where('id', '=', id));

export type PickupPointRow = NonNullable<Awaited<ReturnType<typeof findPickupPoint>>>;

/** Open pickup points of the shop, by country if given: possible destinations of an order. */
export function pickupPoints(tx: Tx, country?: string) {
  let query = pointRows(tx).where('active', '=', true).where('kind', '!=', 'convenienceStore');
  if (country !== undefined) query = query.where('country', '=', country);
  return tx.all(query.orderBy('country').orderBy('province').orderBy('city').orderBy('code').limit(500));
}

interface PointFilter {
  readonly country?: string | undefined;
  /**
   * The kind of point. If it is missing, points of all kinds are meant except chain stores, which number thousands and
   * are chosen within an address.
   */
  readonly kind?: PickupPointKind | undefined;
  readonly words: string;
  readonly closedToo: boolean;
}

function filtered(tx: Tx, { country, kind, words, closedToo }: PointFilter) {
  let query = pointRows(tx);
  if (!closedToo) query = query.where('active', '=', true);
  if (country) query = query.where('country', '=', country);
  query = kind ? query.where('kind', '=', kind) : query.where('kind', '!=', 'convenienceStore');
  for (const word of words.split(/\s+/).filter(Boolean).slice(0, 5)) {
    const like = containsPattern(word.replaceAll('台', '臺'));
    query = query.where((eb) =>
      eb.or(
        (['name', 'code', 'province', 'city', 'area', 'address', 'zip'] as const).map(
          (column) =>
            // Both sides are compared with 臺, because people write 台 and official registers write 臺.
            sql<boolean>`translate(${eb.ref(`pickupPoints.${column}`)}, '台', '臺') ilike ${like}`,
        ),
      ),
    );
  }
  return query;
}

export function searchPickupPoints(tx: Tx, filter: PointFilter, asked: Paging) {
  const rows = filtered(tx, filter)
    .orderBy('country')
    .orderBy('province')
    .orderBy('city')
    .orderBy('code')
    .orderBy('pickupPoints.id');
  return pageWithSeparateCount(tx, rows, filtered(tx, filter).clearSelect().select('id'), asked);
}

/** The member's saved points, the default one first, without closed ones. */
export function savedPickupPoints(tx: Tx, memberId: string) {
  return tx.all(
    pointRows(tx)
      .innerJoin('memberPickupPoints as saved', shopJoin('saved.pickupPointId', 'pickupPoints.id'))
      .innerJoin('members', shopJoin('members.id', 'saved.memberId'))
      .select(
        sql<boolean>`members.default_pickup_point_id is not distinct from pickup_points.id`.as('isDefault'),
      )
      .where('saved.memberId', '=', memberId)
      .where('pickupPoints.active', '=', true)
      .orderBy('isDefault', 'desc')
      .orderBy('saved.createdAt', 'desc'),
  );
}

export function defaultPickupPoint(tx: Tx, memberId: string) {
  return tx.maybe(
    pointRows(tx)
      .innerJoin('members', shopJoin('members.defaultPickupPointId', 'pickupPoints.id'))
      .where('members.id', '=', memberId)
      .where('active', '=', true),
  );
}

export async function savePickupPointOf(tx: Tx, memberId: string, pickupPointId: string): Promise<void> {
  await insertIfNew(tx, 'memberPickupPoints', { memberId, pickupPointId, createdAt: tx.now });
  await setDefault(tx, memberId, pickupPointId);
  await publish(tx, 'addresses', memberId);
}

export async function removeSavedPickupPoint(tx: Tx, memberId: string, pickupPointId: string): Promise<void> {
  await deleteRows(tx, 'memberPickupPoints', { memberId, pickupPointId });
  await changeRows(
    tx,
    'members',
    { id: memberId, defaultPickupPointId: pickupPointId },
    { defaultPickupPointId: null },
  );
  await publish(tx, 'addresses', memberId);
}

async function setDefault(tx: Tx, memberId: string, pickupPointId: string): Promise<void> {
  await changeRow(tx, 'members', memberId, { defaultPickupPointId: pickupPointId });
}

export interface PickupPointFields {
  code: string;
  name: string;
  kind: (typeof shopPointKinds)[number];
  country: string;
  province: string;
  city: string;
  area: string;
  address: string;
  zip: string;
  phone: string;
  hours: string;
  latitude: number | null;
  longitude: number | null;
  maxSideMm: number | null;
  maxSideSumMm: number | null;
  maxPieceG: number | null;
  holdDays: number;
  /** If missing, the picture stays. */
  pictureFileId?: string | null;
}

/** Stores a pickup point; `taken` if another point has the code. */
export async function insertPickupPoint(
  tx: Tx,
  id: string,
  fields: PickupPointFields,
): Promise<'done' | 'taken'> {
  const inserted = await tx.run(
    db
      .insertInto('pickupPoints')
      .values({ ...fields, shopId: tx.shopId, id, createdAt: tx.now })
      .onConflict((conflict) => conflict.columns(['shopId', 'code']).doNothing()),
  );
  return inserted === 1 ? 'done' : 'taken';
}

/** Updates a pickup point; `taken` if another point has the code, `none` if no point has the id. */
export async function updatePickupPoint(
  tx: Tx,
  id: string,
  fields: Partial<PickupPointFields> & { active?: boolean },
): Promise<'done' | 'none' | 'taken'> {
  const changed = await catchUniqueViolation(changeRow(tx, 'pickupPoints', id, fields));
  if (changed === 'taken') return 'taken';
  return changed === 1 ? 'done' : 'none';
}
