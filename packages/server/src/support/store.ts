import { talkMessagesMax } from '@crossdock/domain/support/talks.ts';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { compileStatement, db, type Params } from '../platform/query.ts';
import { publish } from '../platform/realtime.ts';
import {
  changeRow,
  countRows,
  deleteRows,
  fromShop,
  insertRow,
  putRow,
  updateInShop,
} from '../platform/rows.ts';
import type { TalkMessagesTable, TalksTable } from '../platform/schema.gen.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { maybeStaffName } from '../platform/staffName.ts';

/** The topic of conversations: both sides listen to it. */
export const talksTopic = 'talks';

type TalkKey = { shopId: string; id: string };
const talkToWrite = compileStatement((p: Params<TalkKey>) =>
  fromShop(p, 'talks', { id: p.id }).selectAll().forUpdate(),
);
const talkToRead = compileStatement((p: Params<TalkKey>) => fromShop(p, 'talks', { id: p.id }).selectAll());

/** The conversation, locked, so that messages are written one after another. */
export async function lockTalk(tx: Tx, id: string) {
  return (await tx.compiled(talkToWrite, { shopId: tx.shopId, id }))[0];
}

export async function findTalk(tx: Tx, id: string) {
  return (await tx.compiled(talkToRead, { shopId: tx.shopId, id }))[0];
}
export type Talk = NonNullable<Awaited<ReturnType<typeof findTalk>>>;

/** Creates a conversation for a customer without one; if several calls run at once, only the first creates it. */
export async function insertTalkIfNew(
  tx: Tx,
  talk: Pick<Insertable<TalksTable>, 'id' | 'memberId' | 'guestName' | 'lang' | 'assignedTo'>,
): Promise<void> {
  const made = { ...talk, shopId: tx.shopId, lastAt: tx.now, createdAt: tx.now };
  await tx.run(
    db
      .insertInto('talks')
      .values(made)
      .onConflict((conflict) => conflict.columns(['shopId', 'id']).doNothing()),
  );
}

export async function changeTalk(tx: Tx, id: string, change: Updateable<TalksTable>): Promise<void> {
  await changeRow(tx, 'talks', id, change);
  await publish(tx, talksTopic, id);
}

/** Records what the customer has seen; staff are informed only if this is new. */
export async function recordSeenByCustomer(tx: Tx, id: string, seq: number): Promise<void> {
  const news = sql<boolean>`customer_read_seq < ${seq} and last_seq >= ${seq}`;
  await see(tx, id, { customerReadSeq: seq }, news);
}

export async function recordSeenByStaff(tx: Tx, id: string, seq: number): Promise<void> {
  const news = sql<boolean>`staff_read_seq < ${seq} and last_seq >= ${seq}`;
  await see(tx, id, { staffReadSeq: seq }, news);
}

async function see(tx: Tx, id: string, change: Updateable<TalksTable>, news: RawBuilder<boolean>) {
  const changed = await tx.run(updateInShop(tx, 'talks', { id }).set(change).where(news));
  if (changed > 0) await publish(tx, talksTopic, id);
}

type NewMessage = Pick<Insertable<TalkMessagesTable>, 'id' | 'author'> &
  Partial<Pick<TalkMessagesTable, 'staffId' | 'fileId' | 'cardKind' | 'cardId'>> & {
    readonly text: string;
    readonly cardNumber?: string;
  };

/**
 * The changes that a message makes to its conversation. A note is for staff only and changes nothing except the
 * number of the last message.
 */
function stepOf(tx: Tx, talk: Talk, message: NewMessage): Partial<Talk> {
  const lastSeq = talk.lastSeq + 1;
  if (message.author === 'note') return { lastSeq };
  const said = {
    lastSeq,
    lastText: (message.text || message.cardNumber || '').slice(0, 120),
    lastAt: tx.now,
  };
  if (message.author === 'customer')
    return {
      ...said,
      closedAt: null,
      customerTypedAt: null,
      customerReadSeq: lastSeq,
      waitingSince: talk.waitingSince ?? tx.now,
    };
  if (message.author === 'shop') return { lastSeq };
  return {
    ...said,
    closedAt: null,
    staffTypedAt: null,
    staffReadSeq: lastSeq,
    waitingSince: null,
    staffSeq: lastSeq,
    staffAt: tx.now,
  };
}

/** Writes into a locked conversation; answers its new state. */
export async function addMessage(tx: Tx, talk: Talk, message: NewMessage): Promise<Talk> {
  const step = stepOf(tx, talk, message);
  const seq = talk.lastSeq + 1;
  await Promise.all([
    changeTalk(tx, talk.id, step),
    insertRow(tx, 'talkMessages', { ...message, talkId: talk.id, seq, createdAt: tx.now }),
  ]);
  return { ...talk, ...step, lastSeq: seq };
}

/** Stores how long the customer waited, at the first answer. */
export async function recordAnswerTime(tx: Tx, staffId: string, askedAt: string): Promise<void> {
  await insertRow(tx, 'talkAnswers', { id: newId(), staffId, askedAt, answeredAt: tx.now });
}

const messageRows = (tx: Tx, talkId: string) =>
  fromShop(tx, 'talkMessages as said', { 'said.talkId': talkId })
    .selectAll('said')
    .select(maybeStaffName(tx, 'said.staffId', 'staffName'));

export function findMessage(tx: Tx, talkId: string, id: string) {
  return tx.maybe(messageRows(tx, talkId).where('said.id', '=', id));
}
export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

interface Piece {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly atMost?: number;
  readonly withNotes: boolean;
}

/** Messages in order: after one, before one, or the latest; and whether there are more in that direction. */
export async function messagesOf(tx: Tx, talkId: string, piece: Piece) {
  const { after, before, atMost = talkMessagesMax, withNotes } = piece;
  let rows = messageRows(tx, talkId)
    .orderBy('said.seq', after === undefined ? 'desc' : 'asc')
    .limit(atMost + 1);
  if (after !== undefined) rows = rows.where('said.seq', '>', after);
  if (before !== undefined) rows = rows.where('said.seq', '<', before);
  if (!withNotes) rows = rows.where('said.author', '<>', 'note');
  const found = await tx.all(rows);
  const list = found.slice(0, atMost);
  return { list: after === undefined ? list.reverse() : list, more: found.length > atMost };
}

export async function picturesIn(tx: Tx, talkId: string): Promise<string[]> {
  const rows = await tx.all(
    fromShop(tx, 'talkMessages', { talkId }).select('fileId').where('fileId', 'is not', null),
  );
  return rows.flatMap(({ fileId }) => fileId ?? []);
}

/**
 * Moves a guest's messages to the conversation of the member that the guest turned out to be. Both conversations are
 * locked.
 */
export async function mergeTalks(tx: Tx, guest: Talk, member: Talk): Promise<void> {
  const moved = sql`update talk_messages set talk_id = ${member.id}, seq = seq + ${sql.lit(member.lastSeq)}
    where shop_id = ${tx.shopId} and talk_id = ${guest.id}`;
  await tx.run({ compile: () => moved.compile(db) });
  await deleteRows(tx, 'talks', { id: guest.id });
  const latest = guest.lastAt > member.lastAt ? guest : member;
  const waits = [guest.waitingSince, member.waitingSince].filter((at) => at !== null).sort();
  const lastSeq = member.lastSeq + guest.lastSeq;
  await changeTalk(tx, member.id, {
    lastSeq,
    lastText: latest.lastText,
    lastAt: latest.lastAt,
    closedAt: latest.closedAt,
    mutedAt: member.mutedAt ?? guest.mutedAt,
    assignedTo: member.assignedTo ?? guest.assignedTo,
    waitingSince: waits[0] ?? null,
    customerReadSeq: member.lastSeq + guest.customerReadSeq,
    staffReadSeq: guest.lastSeq === 0 ? member.staffReadSeq : member.lastSeq + guest.staffReadSeq,
    staffSeq: guest.staffSeq === 0 ? member.staffSeq : member.lastSeq + guest.staffSeq,
    staffAt: guest.staffAt ?? member.staffAt,
  });
  const joined = { memberId: member.id, joinedAt: tx.now };
  await putRow(tx, 'talkJoins', { guestId: guest.id }, joined);
  await publish(tx, talksTopic, guest.id);
}

/** How many of the shop's answers the customer has not seen. */
export async function countUnseenAnswers(tx: Tx, id: string): Promise<number> {
  return countRows(
    tx,
    fromShop(tx, 'talkMessages as said', { 'said.talkId': id, 'said.author': 'staff' })
      .innerJoin('talks', shopJoin('talks.id', 'said.talkId'))
      .whereRef('said.seq', '>', 'talks.customerReadSeq'),
  );
}

const unseenRows = (tx: Tx, before: string, most: number) =>
  fromShop(tx, 'talks')
    .select(['id', 'staffSeq', 'lastText'])
    .where('memberId', 'is not', null)
    .whereRef('staffSeq', '>', 'toldSeq')
    .whereRef('staffSeq', '>', 'customerReadSeq')
    .where('staffAt', '<', before)
    .orderBy('staffAt')
    .limit(most);

/** Conversations with an unseen answer from before `before` of which the member was not notified, locked. */
export function lockUnseenTalks(tx: Tx, before: string, most: number) {
  return tx.all(unseenRows(tx, before, most).forUpdate().skipLocked());
}

/** The first conversation of `lockUnseenTalks`, without a lock. */
export const firstUnseenConversation = (tx: Tx, before: string) => tx.all(unseenRows(tx, before, 1));

/** The time at which the oldest unseen answer has waited long enough for a notification. */
export const nextUnseenAnswerAt = ({ shopId }: Pick<Tx, 'shopId'>, afterMs: number) =>
  sql`select min(staff_at) + make_interval(secs => ${afterMs / 1000}) as at from talks
    where shop_id = ${shopId} and member_id is not null and staff_seq > told_seq and staff_seq > customer_read_seq`;
