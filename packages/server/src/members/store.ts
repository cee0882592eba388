import type { Lang } from '@crossdock/contract/wire/values.ts';
import { sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { lockRow } from '../platform/lockRow.ts';
import { deleteBounce } from '../platform/mailBounces.store.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, fromShop, insertIfNew, updateInShop } from '../platform/rows.ts';
import type { MembersTable } from '../platform/schema.gen.ts';
import { endSessions } from '../platform/sessions.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';
import { catchUniqueViolation } from '../platform/uniqueConflict.ts';

const memberRows = (tx: Tx) => fromShop(tx, 'members').selectAll();

export const findMember = (tx: Tx, memberId: string) => tx.maybe(memberRows(tx).where('id', '=', memberId));

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** The names by which a member can log in. */
export const loginNames = ({ account, email, phone }: MemberRow): string[] => [account, email, phone];

export function findMemberByAccount(tx: Tx, account: string) {
  return tx.maybe(memberRows(tx).where(sql<string>`lower(account)`, '=', account.toLowerCase()));
}

export function findMemberByEmail(tx: Tx, email: string) {
  return tx.maybe(memberRows(tx).where(sql<string>`lower(email)`, '=', email.toLowerCase()));
}

/**
 * Finds a member by phone number and, if given, calling code. If members with two calling codes share the
 * number, none is found.
 */
export async function findMemberByPhone(tx: Tx, phone: string, areaCode?: string) {
  let query = memberRows(tx).where('phone', '=', phone).limit(2);
  if (areaCode !== undefined) query = query.where('areaCode', '=', areaCode);
  const rows = await tx.all(query);
  return rows.length === 1 ? rows[0] : undefined;
}

/** The member with this invitation code. */
export function findMemberBySimpleCode(tx: Tx, simpleCode: string) {
  return tx.maybe(memberRows(tx).where('simpleCode', '=', simpleCode).where('status', '=', 'active'));
}

export interface NewMember {
  id: string;
  account: string;
  name: string;
  areaCode: string;
  phone: string;
  email: string;
  passwordHash: string;
  simpleCode: string;
  randomName: string;
  referrerId: string | null;
  registerSource: string;
  lang: Lang;
  agreedVersion: number;
}

/**
 * Stores a member. False if account, phone, email or one of the generated codes exists; the caller finds out
 * which.
 */
export async function insertMember(tx: Tx, member: NewMember): Promise<boolean> {
  const isNew = await insertIfNew(tx, 'members', { ...member, createdAt: tx.now });
  if (isNew) await publish(tx, 'members', null);
  return isNew;
}

export async function updateMember(
  tx: Tx,
  memberId: string,
  changes: Omit<Updateable<MembersTable>, 'shopId' | 'id'>,
): Promise<void> {
  await changeRow(tx, 'members', memberId, changes);
  await publish(tx, 'members', memberId);
}

/**
 * Sets phone or email. False if another member has the contact; of two concurrent calls, the unique index refuses one.
 * The transaction is then unusable, and the caller refuses.
 */
export async function setContact(
  tx: Tx,
  memberId: string,
  contact: { areaCode: string; phone: string } | { email: string },
): Promise<boolean> {
  // Deletes the stored bounces of both addresses: no member uses the old one now, and the new one received a code.
  if ('email' in contact)
    for (const address of [(await findMember(tx, memberId))?.email ?? '', contact.email])
      await deleteBounce(tx, address);
  const moved = await catchUniqueViolation(changeRow(tx, 'members', memberId, contact));
  if (moved === 'taken') return false;
  await publish(tx, 'members', memberId);
  return true;
}

/** Switches between active and disabled; false if the member is in that state already, was erased or does not exist. */
export async function setStatus(tx: Tx, memberId: string, status: 'active' | 'disabled'): Promise<boolean> {
  const changed = await tx.run(
    updateInShop(tx, 'members', { id: memberId })
      .set({ status })
      .where('erasedAt', 'is', null)
      .where('status', '<>', status),
  );
  if (changed === 1) await publish(tx, 'members', memberId);
  return changed === 1;
}

/** Admits the member to VIP orders, or excludes them; false if nothing changes. */
export async function setVip(tx: Tx, memberId: string, vip: boolean): Promise<boolean> {
  const changed = await tx.run(
    updateInShop(tx, 'members', { id: memberId }).set({ vip }).where('vip', '<>', vip),
  );
  if (changed === 1) await publish(tx, 'members', memberId);
  return changed === 1;
}

/**
 * Locks the member's row, so that requests that each choose a default address, or add the last allowed one, run one
 * after another.
 */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await lockRow(tx, 'members', memberId);
}

/** The data behind a member's card: referrer, level, and their contacts among staff. */
export function memberRelations(tx: Tx, memberId: string) {
  return tx.maybe(
    fromShop(tx, 'members', { 'members.id': memberId })
      .leftJoin('members as referrer', shopJoin('referrer.id', 'members.referrerId'))
      .leftJoin(
        'staff as service',
        shopJoin('service.id', 'members.serviceStaffId', { 'service.status': 'active' }),
      )
      .leftJoin('staff as sales', shopJoin('sales.id', 'members.salesStaffId', { 'sales.status': 'active' }))
      .leftJoin('memberLevels as level', shopJoin('level.level', 'members.level'))
      .select([
        'referrer.simpleCode as referrer',
        'service.id as serviceId',
        'service.name as serviceName',
        'service.phone as servicePhone',
        'service.messenger as serviceMessenger',
        'sales.id as salesId',
        'sales.name as salesName',
        'sales.phone as salesPhone',
        'sales.messenger as salesMessenger',
        'level.zh as levelZh',
        'level.tw as levelTw',
        'level.en as levelEn',
      ]),
  );
}

/** The member's sessions, the latest first. */
export function sessionsOf(tx: Tx, memberId: string) {
  return tx.all(
    fromShop(tx, 'sessions', { 'sessions.memberId': memberId })
      .select([
        'sessions.id',
        'sessions.userAgent',
        'sessions.ip',
        'sessions.createdAt',
        'sessions.lastSeenAt',
        maybeStaffName(tx, 'sessions.actingStaffId', 'staffName'),
      ])
      .where('sessions.expiresAt', '>', tx.now)
      .orderBy('sessions.lastSeenAt', 'desc')
      .limit(50),
  );
}

/** Ends one session of this member; false if it is not theirs. */
export async function endSessionOf(tx: Tx, memberId: string, sessionId: string): Promise<boolean> {
  const ended = await endSessions(
    tx,
    (eb) => eb.and([eb('memberId', '=', memberId), eb('id', '=', sessionId)]),
    'elsewhere',
  );
  return ended === 1;
}

export function listAgreementTexts(tx: Tx, lang: Lang) {
  return tx.all(
    fromShop(tx, 'shopTexts', { lang }).select(['key', 'text']).where('key', 'like', 'agreement.%'),
  );
}
