import type { Role } from '@crossdock/domain/staff/roles.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { containsPattern } from '../platform/likePattern.ts';
import { type Paging, pageWithSeparateCount } from '../platform/paging.ts';
import { publish } from '../platform/realtime.ts';
import { changeRow, fromShop, insertIfNew, relatedRows } from '../platform/rows.ts';
import { endSessions, type SessionEndCause } from '../platform/sessions.ts';

const staffRows = (tx: Tx) => fromShop(tx, 'staff').selectAll();

export function findStaffByLogin(tx: Tx, login: string) {
  return tx.maybe(staffRows(tx).where(sql<string>`lower(login)`, '=', login.toLowerCase()));
}

export const findStaff = (tx: Tx, staffId: string) => tx.maybe(staffRows(tx).where('id', '=', staffId));

/** Adds a staff account; false if the login is taken. */
export async function insertStaff(
  tx: Tx,
  staff: {
    id: string;
    login: string;
    name: string;
    passwordHash: string;
    passwordDue: boolean;
    roles: Role[];
    phone: string;
    messenger: string;
  },
): Promise<boolean> {
  const isNew = await insertIfNew(tx, 'staff', { ...staff, createdAt: tx.now });
  if (isNew) await publish(tx, 'staff', null);
  return isNew;
}

/** All active staff, by name. */
export function activeStaff(tx: Tx) {
  return tx.all(staffRows(tx).where('status', '=', 'active').orderBy('name').orderBy('id').limit(200));
}

/** All active owners, locked in id order, so that two owners who demote each other do so one after the other. */
export function lockOwners(tx: Tx) {
  return tx.all(
    staffRows(tx)
      .where('status', '=', 'active')
      .where(sql<boolean>`'owner' = any(roles)`)
      .orderBy('id')
      .forUpdate(),
  );
}

export async function updateStaff(
  tx: Tx,
  staffId: string,
  changes: {
    name?: string;
    roles?: Role[];
    status?: 'active' | 'disabled';
    passwordHash?: string;
    passwordDue?: boolean;
    phone?: string;
    messenger?: string;
  },
): Promise<boolean> {
  const changed = await changeRow(tx, 'staff', staffId, changes);
  await publish(tx, 'staff', null);
  return changed === 1;
}

/**
 * Ends all sessions of a staff account, including those in which the person acts as a member. The session `except`
 * stays open.
 */
export async function endStaffSessions(
  tx: Tx,
  staffId: string,
  why: SessionEndCause,
  except?: string,
): Promise<void> {
  await endSessions(
    tx,
    (eb) => eb.or([eb('staffId', '=', staffId), eb('actingStaffId', '=', staffId)]),
    why,
    except,
  );
}

function staffFiltered(tx: Tx, words: string) {
  const query = fromShop(tx, 'staff');
  if (words === '') return query;
  return query.where((eb) =>
    eb.or([
      eb('staff.login', 'ilike', containsPattern(words)),
      eb('staff.name', 'ilike', containsPattern(words)),
    ]),
  );
}

export function searchStaff(tx: Tx, words: string, asked: Paging) {
  const rows = staffFiltered(tx, words)
    .selectAll('staff')
    .select(
      sql<
        string | null
      >`(select max(s.last_seen_at) from sessions s where s.shop_id = ${tx.shopId} and s.staff_id = staff.id)`.as(
        'lastSeenAt',
      ),
    )
    .select(({ exists }) =>
      exists(
        relatedRows(tx, 'staffSecondFactors.staffId', 'staff.id').where('confirmedAt', 'is not', null),
      ).as('secondFactor'),
    )
    .orderBy('staff.createdAt')
    .orderBy('staff.id');
  return pageWithSeparateCount(tx, rows, staffFiltered(tx, words).select('staff.id'), asked);
}

export type StaffListRow = Awaited<ReturnType<typeof searchStaff>>['rows'][number];
