import type { Lang } from '@crossdock/contract/wire/values.ts';
import { sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import type { MembersTable } from '../platform/schema.gen.ts';
import { endSessions } from '../platform/sessions.ts';
import { orTaken } from '../platform/taken.ts';

const memberRows = (tx: Tx) => db.selectFrom('members').selectAll().where('shop_id', '=', tx.shopId);

export function findMember(tx: Tx, memberId: string) {
  return tx.maybe(memberRows(tx).where('id', '=', memberId));
}

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** Under which a member can log in. */
export const namesOf = ({ account, email, phone }: MemberRow): string[] => [account, email, phone];

export function findMemberByAccount(tx: Tx, account: string) {
  return tx.maybe(memberRows(tx).where(sql<string>`lower(account)`, '=', account.toLowerCase()));
}

export function findMemberByEmail(tx: Tx, email: string) {
  return tx.maybe(memberRows(tx).where(sql<string>`lower(email)`, '=', email.toLowerCase()));
}

/** By number and, where given, area code. The same digits under two area codes name nobody. */
export async function findMemberByPhone(tx: Tx, phone: string, areaCode?: string) {
  let query = memberRows(tx).where('phone', '=', phone).limit(2);
  if (areaCode !== undefined) query = query.where('area_code', '=', areaCode);
  const rows = await tx.all(query);
  return rows.length === 1 ? rows[0] : undefined;
}

/** Whoever has this invitation code. */
export function findMemberBySimpleCode(tx: Tx, simpleCode: string) {
  return tx.maybe(memberRows(tx).where('simple_code', '=', simpleCode).where('status', '=', 'active'));
}

export interface NewMember {
  id: string;
  account: string;
  name: string;
  area_code: string;
  phone: string;
  email: string;
  password_hash: string;
  simple_code: string;
  random_name: string;
  referrer_id: string | null;
  register_source: string;
  lang: Lang;
  agreed_version: number;
}

/** False where account, phone, email or one of the made-up codes exists already: the caller asks which. */
export async function insertMember(tx: Tx, member: NewMember): Promise<boolean> {
  const inserted = await tx.run(
    db
      .insertInto('members')
      .values({ ...member, shop_id: tx.shopId, created_at: tx.now })
      .onConflict((conflict) => conflict.doNothing()),
  );
  if (inserted === 1) await publish(tx, 'members', null);
  return inserted === 1;
}

export async function updateMember(
  tx: Tx,
  memberId: string,
  changes: Omit<Updateable<MembersTable>, 'shop_id' | 'id'>,
): Promise<void> {
  await tx.run(
    db.updateTable('members').set(changes).where('shop_id', '=', tx.shopId).where('id', '=', memberId),
  );
  await publish(tx, 'members', memberId);
}

/**
 * Sets phone or email. False where another member has it; the unique index decides, so that of two at once one gets it.
 * The transaction is then of no more use: the caller refuses.
 */
export async function moveContact(
  tx: Tx,
  memberId: string,
  contact: { area_code: string; phone: string } | { email: string },
): Promise<boolean> {
  const moved = await orTaken(
    tx.run(
      db.updateTable('members').set(contact).where('shop_id', '=', tx.shopId).where('id', '=', memberId),
    ),
  );
  if (moved === 'taken') return false;
  await publish(tx, 'members', memberId);
  return true;
}

/** Moves between active and disabled; false where the member is in that state already or does not exist. */
export async function setStatus(tx: Tx, memberId: string, status: 'active' | 'disabled'): Promise<boolean> {
  const changed = await tx.run(
    db
      .updateTable('members')
      .set({ status })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', memberId)
      .where('status', '<>', status),
  );
  if (changed === 1) await publish(tx, 'members', memberId);
  return changed === 1;
}

/**
 * Holds the member's row until the transaction ends: two requests that each choose a default address, or each add the
 * last one allowed, happen one after the other.
 */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await tx.maybe(
    db
      .selectFrom('members')
      .select('id')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', memberId)
      .forNoKeyUpdate(),
  );
}

/** What stands behind the numbers on a member's card: referrer, level, and the staff who look after the member. */
export function relationsOf(tx: Tx, memberId: string) {
  return tx.maybe(
    db
      .selectFrom('members')
      .leftJoin('members as referrer', (join) =>
        join
          .onRef('referrer.shop_id', '=', 'members.shop_id')
          .onRef('referrer.id', '=', 'members.referrer_id'),
      )
      .leftJoin('staff as service', (join) =>
        join
          .onRef('service.shop_id', '=', 'members.shop_id')
          .onRef('service.id', '=', 'members.service_staff_id')
          .on('service.status', '=', 'active'),
      )
      .leftJoin('staff as sales', (join) =>
        join
          .onRef('sales.shop_id', '=', 'members.shop_id')
          .onRef('sales.id', '=', 'members.sales_staff_id')
          .on('sales.status', '=', 'active'),
      )
      .leftJoin('member_levels as level', (join) =>
        join.onRef('level.shop_id', '=', 'members.shop_id').onRef('level.level', '=', 'members.level'),
      )
      .select([
        'referrer.simple_code as referrer',
        'service.id as service_id',
        'service.name as service_name',
        'service.phone as service_phone',
        'service.messenger as service_messenger',
        'sales.id as sales_id',
        'sales.name as sales_name',
        'sales.phone as sales_phone',
        'sales.messenger as sales_messenger',
        'level.zh as level_zh',
        'level.tw as level_tw',
        'level.en as level_en',
      ])
      .where('members.shop_id', '=', tx.shopId)
      .where('members.id', '=', memberId),
  );
}

/** Where the member is logged in, the latest first. */
export function sessionsOf(tx: Tx, memberId: string) {
  return tx.all(
    db
      .selectFrom('sessions')
      .leftJoin('staff', (join) =>
        join
          .onRef('staff.shop_id', '=', 'sessions.shop_id')
          .onRef('staff.id', '=', 'sessions.acting_staff_id'),
      )
      .select([
        'sessions.id',
        'sessions.user_agent',
        'sessions.ip',
        'sessions.created_at',
        'sessions.last_seen_at',
        'staff.name as staff_name',
      ])
      .where('sessions.shop_id', '=', tx.shopId)
      .where('sessions.member_id', '=', memberId)
      .where('sessions.expires_at', '>', tx.now)
      .orderBy('sessions.last_seen_at', 'desc')
      .limit(50),
  );
}

/** Ends one session of this member; false where it is not one of theirs. */
export async function endSessionOf(tx: Tx, memberId: string, sessionId: string): Promise<boolean> {
  const ended = await endSessions(tx, (eb) =>
    eb.and([eb('member_id', '=', memberId), eb('id', '=', sessionId)]),
  );
  return ended === 1;
}

export function listAgreementTexts(tx: Tx, lang: Lang) {
  return tx.all(
    db
      .selectFrom('shop_texts')
      .select(['key', 'text'])
      .where('shop_id', '=', tx.shopId)
      .where('lang', '=', lang)
      .where('key', 'like', 'agreement.%'),
  );
}
