import type { Tx } from '../platform/db.ts';
import { newToken, tokenHash } from '../platform/ids.ts';
import { q } from '../platform/query.ts';

/** Short-lived proofs: captchas, codes sent by message, and staff tickets. Only hashes are kept. */

/** Runs in a transaction of its own: showing a captcha must not hold the caller's up. Old ones are swept along. */
export async function insertCaptcha(tx: Tx, id: string, answerHash: Uint8Array, expiresAt: string) {
  await tx.run(
    q
      .deleteFrom('captchas')
      .where('shop_id', '=', tx.shopId)
      .where(
        'id',
        'in',
        q
          .selectFrom('captchas')
          .select('id')
          .where('shop_id', '=', tx.shopId)
          .where('expires_at', '<', tx.now)
          .limit(20)
          .forUpdate()
          .skipLocked(),
      ),
  );
  await tx.run(
    q.insertInto('captchas').values({
      shop_id: tx.shopId,
      id,
      answer_hash: answerHash,
      expires_at: expiresAt,
    }),
  );
}

/** Takes the captcha away and answers its hash: whatever comes of the check, and of the call, it is used up. */
export function burnCaptcha(tx: Tx, id: string): Promise<Uint8Array | undefined> {
  return tx.aside(async (side) => {
    const row = await side.maybe(
      q
        .deleteFrom('captchas')
        .where('shop_id', '=', side.shopId)
        .where('id', '=', id)
        .where('expires_at', '>', side.now)
        .returning('answer_hash'),
    );
    return row?.answer_hash as Uint8Array | undefined;
  });
}

export interface NewCode {
  readonly id: string;
  readonly purpose: string;
  readonly destination: string;
  readonly codeHash: Uint8Array;
  readonly expiresAt: string;
}

/** The newest code of a purpose and destination is the only one that counts. */
export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  await tx.run(
    q
      .updateTable('codes')
      .set({ used_at: tx.now })
      .where('shop_id', '=', tx.shopId)
      .where('purpose', '=', code.purpose)
      .where('destination', '=', code.destination)
      .where('used_at', 'is', null),
  );
  await tx.run(
    q.insertInto('codes').values({
      shop_id: tx.shopId,
      id: code.id,
      purpose: code.purpose,
      destination: code.destination,
      code_hash: code.codeHash,
      expires_at: code.expiresAt,
    }),
  );
}

/** The id of the code that counts for a destination now, if any. */
export async function openCode(tx: Tx, purpose: string, destination: string): Promise<string | undefined> {
  const row = await tx.maybe(
    q
      .selectFrom('codes')
      .select('id')
      .where('shop_id', '=', tx.shopId)
      .where('purpose', '=', purpose)
      .where('destination', '=', destination)
      .where('used_at', 'is', null)
      .where('expires_at', '>', tx.now)
      .orderBy('expires_at', 'desc')
      .limit(1),
  );
  return row?.id;
}

const triesPerCode = 5;

/** Counts one try at a code in a transaction of its own; undefined once it is used, expired or tried too often. */
export function tryCode(tx: Tx, purpose: string, id: string) {
  return tx.aside((side) =>
    side.maybe(
      q
        .updateTable('codes')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('shop_id', '=', side.shopId)
        .where('id', '=', id)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', side.now)
        .where('tries', '<', triesPerCode)
        .returning(['code_hash', 'destination']),
    ),
  );
}

/** Uses the code up, in the transaction that does what it allows. False where another request was first. */
export async function useCode(tx: Tx, id: string): Promise<boolean> {
  const used = await tx.run(
    q
      .updateTable('codes')
      .set({ used_at: tx.now })
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', id)
      .where('used_at', 'is', null),
  );
  return used === 1;
}

/** A ticket for the portal as this member; answers it in the clear, once. */
export async function insertActTicket(
  tx: Tx,
  ticket: { memberId: string; staffId: string; expiresAt: string },
): Promise<string> {
  const secret = newToken();
  await tx.run(q.deleteFrom('act_tickets').where('shop_id', '=', tx.shopId).where('expires_at', '<', tx.now));
  await tx.run(
    q.insertInto('act_tickets').values({
      shop_id: tx.shopId,
      token_hash: tokenHash(secret),
      member_id: ticket.memberId,
      staff_id: ticket.staffId,
      expires_at: ticket.expiresAt,
    }),
  );
  return secret;
}

/** Takes the ticket away; undefined where it is unknown, used or expired, or one of the two is no longer active. */
export async function takeActTicket(tx: Tx, secret: string) {
  const ticket = await tx.maybe(
    q
      .deleteFrom('act_tickets')
      .where('shop_id', '=', tx.shopId)
      .where('token_hash', '=', tokenHash(secret))
      .where('expires_at', '>', tx.now)
      .returning(['member_id', 'staff_id']),
  );
  if (ticket === undefined) return undefined;
  return tx.maybe(
    q
      .selectFrom('members')
      .innerJoin('staff', 'staff.shop_id', 'members.shop_id')
      .select(['members.id as member_id', 'staff.id as staff_id', 'staff.roles'])
      .where('members.shop_id', '=', tx.shopId)
      .where('members.id', '=', ticket.member_id)
      .where('members.status', '=', 'active')
      .where('staff.id', '=', ticket.staff_id)
      .where('staff.status', '=', 'active'),
  );
}
