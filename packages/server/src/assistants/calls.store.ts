import { assistantLimits } from '@crossdock/domain/assistants/limits.ts';
import { monthsSpan } from '@crossdock/domain/shops/wallClock.ts';
import { sql } from 'kysely';
import type { AssistantUse } from '../platform/assistants.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { type Paging, pageOf } from '../platform/paging.ts';
import { publish } from '../platform/realtime.ts';
import { fromShop, insertRow, updateInShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';
import { assistantsTopic } from './grants.store.ts';

export async function recordAssistantCall(
  tx: Tx,
  { assistantId, memberId, call, refusal }: AssistantUse,
): Promise<void> {
  await insertRow(tx, 'assistantCalls', {
    id: newId(),
    grantId: assistantId,
    memberId,
    call,
    state: refusal === undefined ? 'done' : 'refused',
    refusal: refusal ?? null,
    at: tx.now,
  });
}

interface NewAwaiting {
  readonly grantId: string;
  readonly memberId: string;
  readonly call: string;
  readonly input: string;
  readonly inputHash: Buffer;
  readonly amountMinor: number;
}

/** Stores a request that awaits the member's confirmation. */
export async function insertAwaitingRequest(tx: Tx, asked: NewAwaiting) {
  const id = newId();
  const expiresAt = tx.later(assistantLimits.confirmHours * 3_600_000);
  await insertRow(tx, 'assistantCalls', { ...asked, id, state: 'awaits', at: tx.now, expiresAt });
  await publish(tx, assistantsTopic, asked.memberId);
  return { id, expiresAt };
}

const awaitingRows = (tx: Tx) =>
  fromShop(tx, 'assistantCalls', { 'assistantCalls.state': 'awaits' }).where(
    'assistantCalls.expiresAt',
    '>',
    tx.now,
  );

export async function countAwaitingRequests(tx: Tx, grantId: string): Promise<number> {
  const { count } = await tx.one(
    awaitingRows(tx).where('grantId', '=', grantId).select(sql<number>`count(*)::int`.as('count')),
  );
  return count;
}

const awaitingOfMember = (tx: Tx, memberId: string) =>
  awaitingRows(tx)
    .innerJoin('assistantGrants as grant', (join) =>
      join
        .onRef('grant.shopId', '=', 'assistantCalls.shopId')
        .onRef('grant.id', '=', 'assistantCalls.grantId')
        .on('grant.endedAt', 'is', null),
    )
    .where('assistantCalls.memberId', '=', memberId);

/** The requests that await the member's confirmation, oldest first. */
export function awaitingRequests(tx: Tx, memberId: string) {
  return tx.all(
    awaitingOfMember(tx, memberId)
      .selectAll('assistantCalls')
      .select('grant.clientName')
      .orderBy('assistantCalls.at')
      .orderBy('assistantCalls.id'),
  );
}

/** How many orders of assistants await the member. */
export async function countAwaitingRequestsOf(tx: Tx, memberId: string): Promise<number> {
  const { count } = await tx.one(
    awaitingOfMember(tx, memberId).select(sql<number>`count(*)::int`.as('count')),
  );
  return count;
}

export function findAwaitingRequest(tx: Tx, memberId: string, id: string) {
  return tx.maybe(awaitingRows(tx).selectAll().where('memberId', '=', memberId).where('id', '=', id));
}

/** Decides an awaiting request, once. Undefined if it was decided before or waited too long. */
export function decideAwaitingRequest(tx: Tx, memberId: string, id: string, state: 'confirmed' | 'declined') {
  return tx.maybe(
    updateInShop(tx, 'assistantCalls', { memberId, id, state: 'awaits' })
      .set({ state, decidedAt: tx.now })
      .where('expiresAt', '>', tx.now)
      .returning(['id', 'grantId', 'call', 'input', 'inputHash']),
  );
}

/**
 * The part of the monthly limit that the member's assistants have used, by client: confirmed requests, and those that
 * still await the member. Ended grants count too, so allowing a client again does not give it a second limit. A
 * caller that allows another request locks the grant first, so that two requests cannot both use the rest of a month.
 */
export async function monthlySpendingByClient(
  tx: Tx,
  timeZone: string,
  memberId: string,
): Promise<ReadonlyMap<string, number>> {
  const { since } = monthsSpan(tx.now, tx.now, timeZone);
  const rows = await tx.all(
    fromShop(tx, 'assistantCalls', { 'assistantCalls.memberId': memberId })
      .innerJoin('assistantGrants as grant', shopJoin('grant.id', 'assistantCalls.grantId'))
      .select(['grant.clientId', sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('spentMinor')])
      .where((row) =>
        row.or([
          row.and([row('state', '=', 'confirmed'), row('decidedAt', '>=', since)]),
          row.and([
            row('state', '=', 'awaits'),
            row('assistantCalls.expiresAt', '>', tx.now),
            row('grant.endedAt', 'is', null),
          ]),
        ]),
      )
      .groupBy('grant.clientId'),
  );
  return new Map(rows.map(({ clientId, spentMinor }) => [clientId, Number(spentMinor)]));
}

export function listCallRows(tx: Tx, memberId: string, grantId: string, paging: Paging) {
  const rows = fromShop(tx, 'assistantCalls', { memberId, grantId })
    .select(['id', 'call', 'state', 'refusal', 'amountMinor', 'at', 'expiresAt'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  return pageOf(tx, rows, paging);
}
