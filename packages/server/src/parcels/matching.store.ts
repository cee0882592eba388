import type { Tx } from '../platform/db.ts';
import { membersNamed } from '../platform/membersNamed.ts';
import { db } from '../platform/query.ts';

const brief = ['id', 'account', 'name', 'nickname', 'randomName', 'simpleCode', 'phone'] as const;

const active = (tx: Tx) =>
  db
    .selectFrom('members')
    .select([...brief])
    .where('shopId', '=', tx.shopId)
    .where('status', '=', 'active');

/** Members whom one of the clues names: an alias or code as a word, a phone's last four digits, or the whole name. */
export function membersByClues(
  tx: Tx,
  labelHints: { words: readonly string[]; phoneTails: readonly string[]; names: readonly string[] },
) {
  const { words, phoneTails, names } = labelHints;
  if (words.length + phoneTails.length + names.length === 0) return Promise.resolve([]);
  return tx.all(
    active(tx)
      .where((eb) =>
        eb.or([
          ...(words.length > 0
            ? [
                eb(eb.fn<string>('upper', ['randomName']), 'in', [...words]),
                eb(eb.fn<string>('upper', ['simpleCode']), 'in', [...words]),
              ]
            : []),
          ...(phoneTails.length > 0
            ? [eb(eb.fn<string>('right', ['phone', eb.lit(4)]), 'in', [...phoneTails])]
            : []),
          ...(names.length > 0 ? [eb('name', 'in', [...names]), eb('nickname', 'in', [...names])] : []),
        ]),
      )
      .limit(200),
  );
}

export type MemberRow = Awaited<ReturnType<typeof membersByClues>>[number];

/** Up to ten members by account, alias, invitation code, phone or name. */
export function searchOwners(tx: Tx, words: string) {
  return tx.all(active(tx).where('id', 'in', membersNamed(tx, words)).orderBy('account').limit(10));
}

/** A member who can be given a parcel: of this shop, not disabled. */
export async function isActiveMember(tx: Tx, memberId: string): Promise<boolean> {
  return (await tx.maybe(active(tx).where('id', '=', memberId))) !== undefined;
}
