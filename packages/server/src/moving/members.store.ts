import type { Lang } from '@crossdock/contract/wire/values.ts';
import { referenceNumber } from '@crossdock/domain/reference.ts';
import { sql } from 'kysely';
import { insertRows, updateColumns } from '../platform/bulk.ts';
import type { Tx } from '../platform/db.ts';
import { newId, randomBytesOf } from '../platform/ids.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { deleteFromShop, findRows, fromShop } from '../platform/rows.ts';
import { deleteUnreferencedRows } from '../platform/unreferencedRows.store.ts';
import { unusablePasswordHash } from '../platform/unusablePasswordHash.ts';
import type { ColumnChange } from './fileImporter.ts';
import type { ImportRow } from './store.ts';

/** A member of the old system. Fields that the file lacks are undefined, and stay unchanged. */
export interface MemberFacts {
  readonly member: string;
  readonly account: string;
  readonly name: string;
  readonly nickname: string | undefined;
  readonly areaCode: string;
  readonly phone: string;
  readonly email: string;
  readonly lang: Lang | undefined;
  readonly level: number | undefined;
  /** The level's name in the file, until it is matched with the shop's levels. */
  readonly levelName: string;
  readonly active: boolean | undefined;
  readonly lineAccount: string | undefined;
  readonly joinedAt: string | null;
}

/** The columns of a member that a row of the file changes. */
export const memberColumns = [
  'account',
  'name',
  'nickname',
  'areaCode',
  'phone',
  'email',
  'level',
  'lineAccount',
  'lang',
  'status',
] as const;

const memberRows = (tx: Tx) =>
  fromShop(tx, 'members').select(['id', 'randomName', 'passwordHash', ...memberColumns]);

const any = (values: readonly string[]) => sql<string>`any(${[...values]}::text[])`;

export type KnownMember = Awaited<ReturnType<typeof knownMembers>>[number];

/**
 * Members with one of these numbers, or with an account, phone or email of one of the rows. Accounts and
 * emails are found through the search table, because row security prevents the use of an index on lower-case
 * text.
 */
export async function knownMembers(tx: Tx, rows: readonly MemberFacts[]) {
  const called = rows.flatMap(({ member, account, email }) => [member, account, email]);
  const ids = sql<string>`any(array(
    select part.member_id from unnest(${called}::text[]) as asked (name)
      join member_search_parts as part on part.shop_id = ${tx.shopId} and part.part = one_script(asked.name)
    union
    select same.id from unnest(${rows.map(({ areaCode }) => areaCode)}::text[], ${rows.map(({ phone }) => phone)}::text[])
        as asked (area_code, phone)
      join members as same on same.shop_id = ${tx.shopId} and same.area_code = asked.area_code
        and same.phone = asked.phone))`;
  return tx.all(memberRows(tx).where('id', '=', ids));
}

/** Inserts members and answers their ids, in order. */
export async function insertMembers(tx: Tx, rows: readonly MemberFacts[], lang: Lang): Promise<string[]> {
  const codes = await freeCodes(tx, rows.length);
  const made = rows.map((row, at) => ({
    shopId: tx.shopId,
    id: newId(),
    account: row.account,
    name: row.name,
    nickname: row.nickname ?? '',
    areaCode: row.areaCode,
    phone: row.phone,
    email: row.email,
    passwordHash: unusablePasswordHash,
    level: row.level ?? 1,
    simpleCode: codes[at] ?? '',
    randomName: row.member,
    registerSource: 'moved',
    lineAccount: row.lineAccount ?? '',
    lang: row.lang ?? lang,
    status: row.active === false ? 'disabled' : 'active',
    // Imported members have not agreed to any of our terms yet.
    agreedVersion: 0,
    createdAt: row.joinedAt ?? tx.now,
  }));
  await insertFound(tx, made);
  await bindLine(tx, made);
  await publish(tx, 'members', null);
  return made.map(({ id }) => id);
}

/**
 * Inserts the members' rows, and their search entries in one statement, because the trigger is a hundred
 * times slower.
 */
async function insertFound(tx: Tx, made: readonly { readonly id: string }[]): Promise<void> {
  const together = (is: 'on' | 'off') =>
    tx.raw("select set_config('app.members_found_together', $1, true)", [is]);
  await together('on');
  await insertRows(tx, 'members', made);
  await together('off');
  const ids = made.map(({ id }) => id);
  await tx.run({
    compile: () =>
      sql`insert into member_search_parts (shop_id, part, member_id)
        select new.shop_id, said.part, new.id
        from members as new, member_parts(new.account, new.email, new.simple_code, new.random_name, new.name,
          new.nickname, new.phone) as said
        where new.shop_id = ${tx.shopId} and new.id = any(${ids}::uuid[])
        on conflict do nothing`.compile(db),
  });
}

/** LINE's internal id of a person, by which they log in, not the name that they chose there. */
const lineSubject = /^U[0-9a-f]{32}$/;

async function bindLine(tx: Tx, made: readonly { readonly id: string; readonly lineAccount: string }[]) {
  const bound = made.filter(({ lineAccount }) => lineSubject.test(lineAccount));
  if (bound.length === 0) return;
  await tx.run(
    db
      .insertInto('messengerBindings')
      .values(
        bound.map(({ id, lineAccount }) => ({
          shopId: tx.shopId,
          id: newId(),
          memberId: id,
          provider: 'line' as const,
          subject: lineAccount,
          createdAt: tx.now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Generates invitation codes that no member has. */
async function freeCodes(tx: Tx, count: number): Promise<string[]> {
  const free = new Set<string>();
  while (free.size < count) {
    const wanted = Array.from({ length: count - free.size }, () => referenceNumber('', randomBytesOf(5)));
    const taken = await findRows(tx, 'members', { simpleCode: any(wanted) }, ['simpleCode']);
    const used = new Set(taken.map(({ simpleCode }) => simpleCode));
    for (const code of wanted) if (!used.has(code)) free.add(code);
  }
  return [...free];
}

/** Updates many members in one statement. All changes must set the same columns. */
export async function updateMembers(tx: Tx, changes: readonly ColumnChange[]): Promise<void> {
  await updateColumns(tx, 'members', changes);
  await publish(tx, 'members', null);
}

/** Deletes members that no other row refers to, who have set no password and have no session. */
export async function deleteMembers(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const silent = await tx.all(
    fromShop(tx, 'members', { id: sql<string>`any(${[...ids]}::uuid[])`, passwordHash: unusablePasswordHash })
      .select('id')
      .forUpdate(),
  );
  const own = silent.map(({ id }) => id);
  const bindings = await tx.all(
    deleteFromShop(tx, 'messengerBindings', { memberId: sql<string>`any(${own}::uuid[])` })
      .where('friend', 'is', null)
      .where('tokens', '=', '')
      .returningAll(),
  );
  const gone = await deleteUnreferencedRows(tx, 'members', own);
  await insertRows(
    tx,
    'messengerBindings',
    bindings.filter(({ memberId }) => !gone.has(memberId)),
  );
  await publish(tx, 'members', null);
  return gone;
}

/**
 * Links members to those who invited them. The inviter may come later in the file than the invited, so this
 * runs after all rows.
 */
export async function linkReferrers(tx: Tx, of: ImportRow): Promise<void> {
  const { referrer = '' } = of.columns;
  const at = of.heads.indexOf(referrer) + 1;
  if (at === 0) return;
  await tx.run({
    compile: () =>
      sql`update members as invited set referrer_id = inviter.id
        from move_rows as row join members as inviter
          on inviter.shop_id = row.shop_id and inviter.random_name = btrim(row.cells[${sql.lit(at)}])
        where invited.shop_id = ${tx.shopId} and row.shop_id = ${tx.shopId} and row.import_id = ${of.id}
          and row.state = 'written' and row.before is null and invited.id = row.subject_id
          and invited.referrer_id is null and inviter.id <> invited.id`.compile(db),
  });
}

export async function unlinkReferrers(tx: Tx, of: ImportRow): Promise<void> {
  const made = sql`(select subject_id from move_rows where shop_id = ${tx.shopId} and import_id = ${of.id}
    and state = 'written' and before is null)`;
  await tx.run({
    compile: () =>
      sql`update members set referrer_id = null where shop_id = ${tx.shopId} and id in ${made}
        and referrer_id in ${made} and password_hash = ${unusablePasswordHash}`.compile(db),
  });
}
