import type { Lang } from '@crossdock/contract/wire/values.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { db } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import { unusablePasswordHash } from '../platform/unusablePasswordHash.ts';

/** The channels by which the shop can write letters. */
export interface LetterChannels {
  readonly mail: boolean;
  readonly sms: boolean;
}

/**
 * The condition for members `m` who can be reached by email: the shop sends email, and no email to their address has
 * bounced.
 */
const byMail = (tx: Tx, { mail }: LetterChannels): RawBuilder<boolean> =>
  sql`(${mail}::boolean and m.email <> '' and not exists (select from mail_bounces b
    where b.shop_id = ${tx.shopId} and b.address = lower(m.email)))`;

/** The condition for imported members who have no password and got no letter. */
const unwritten = (tx: Tx): RawBuilder<boolean> =>
  sql`m.shop_id = ${tx.shopId} and m.register_source = 'moved' and m.status = 'active' and m.password_hash = ${unusablePasswordHash}
    and not exists (select from move_letters l where l.shop_id = ${tx.shopId} and l.member_id = m.id)`;

interface Counts {
  readonly toWrite: number;
  readonly byMail: number;
  readonly bySms: number;
}

interface Written {
  readonly waiting: number;
  readonly sent: number;
  readonly bounced: number;
}

export async function letterCounts(tx: Tx, ways: LetterChannels) {
  const mail = byMail(tx, ways);
  const asked = sql<Counts>`select count(*)::int as "toWrite", count(*) filter (where ${mail})::int as "byMail",
      count(*) filter (where not ${mail} and ${ways.sms}::boolean)::int as "bySms"
    from members m where ${unwritten(tx)}`;
  const gone = sql<Written>`select count(*) filter (where l.state = 'waiting')::int as waiting,
      count(*) filter (where l.state = 'sent')::int as sent,
      count(*) filter (where l.state = 'sent' and l.channel = 'email' and exists (select from mail_bounces b
        where b.shop_id = ${tx.shopId} and b.address = lower(m.email)))::int as bounced
    from move_letters l join members m on m.shop_id = ${tx.shopId} and m.id = l.member_id
    where l.shop_id = ${tx.shopId}`;
  const known = sql<{ withPassword: number }>`select count(*)::int as "withPassword" from members m
    where m.shop_id = ${tx.shopId} and m.register_source = 'moved' and m.password_hash <> ${unusablePasswordHash}`;
  const [counts, written, having] = await Promise.all([
    tx.one({ compile: () => asked.compile(db) }),
    tx.one({ compile: () => gone.compile(db) }),
    tx.one({ compile: () => known.compile(db) }),
  ]);
  return { ...counts, ...written, ...having };
}

/** Requests a letter for all imported members who have not had one. */
export async function requestLetters(tx: Tx, staffId: string): Promise<void> {
  await tx.run({
    compile: () =>
      sql`insert into move_letters (shop_id, member_id, asked_by, asked_at)
        select ${tx.shopId}::uuid, m.id, ${staffId}::uuid, ${tx.now}::timestamptz
        from members m where ${unwritten(tx)}
        on conflict do nothing`.compile(db),
  });
  await publish(tx, 'moving', null);
}

export interface DueLetter {
  readonly memberId: string;
  readonly account: string;
  readonly name: string;
  readonly email: string;
  readonly areaCode: string;
  readonly phone: string;
  readonly lang: Lang;
  readonly needed: boolean;
  readonly mails: boolean;
}

/**
 * Takes a lock until the transaction ends, so that only one transaction at a time counts and sends letters of
 * this shop.
 */
export async function lockLetterSending(tx: Tx): Promise<void> {
  const statement = sql<{
    held: string;
  }>`select pg_advisory_xact_lock(hashtextextended(${`letters ${tx.shopId}`}, 0))::text as held`;
  await tx.all({ compile: () => statement.compile(db) });
}

/**
 * Letters that can be sent now: limited per minute, so that codes and notifications are not delayed behind
 * them. The caller calls `lockLetterSending` first.
 */
export function dueLetters(
  tx: Tx,
  ways: LetterChannels,
  perMinute: number,
  most: number,
): Promise<DueLetter[]> {
  const statement = sql<DueLetter>`select l.member_id as "memberId", m.account, m.name, m.email, m.area_code as "areaCode",
      m.phone, m.lang, (m.status = 'active' and m.password_hash = ${unusablePasswordHash}) as needed, ${byMail(tx, ways)} as mails
    from move_letters l join members m on m.shop_id = ${tx.shopId} and m.id = l.member_id
    where l.shop_id = ${tx.shopId} and l.state = 'waiting'
    order by l.member_id
    limit least(${most}::int, greatest(0, ${perMinute}::int - (select count(*) from move_letters recent
      where recent.shop_id = ${tx.shopId} and recent.sent_at > ${tx.now}::timestamptz - interval '1 minute')::int))`;
  return tx.all({ compile: () => statement.compile(db) });
}

/** When the next letters can be sent. */
export const nextLettersAt = ({ shopId }: Pick<Tx, 'shopId'>) =>
  sql`select max(coalesce(sent.at, waiting.asked_at)) as at
    from (select min(asked_at) as asked_at from move_letters where shop_id = ${shopId} and state = 'waiting') waiting
      cross join lateral (select max(sent_at) + interval '1 minute' as at from move_letters where shop_id = ${shopId}) sent
    where waiting.asked_at is not null`;

export async function recordLetters(
  tx: Tx,
  outcomes: readonly {
    readonly memberId: string;
    readonly state: 'sent' | 'needless' | 'unreachable';
    readonly channel: 'email' | 'sms' | null;
  }[],
): Promise<void> {
  await tx.run({
    compile: () =>
      sql`update move_letters as l set state = new.state, channel = new.channel,
          sent_at = case when new.state = 'sent' then ${tx.now}::timestamptz end
        from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as new ("memberId" uuid, state text, channel text)
        where l.shop_id = ${tx.shopId} and l.member_id = new."memberId"`.compile(db),
  });
  await publish(tx, 'moving', null);
}
