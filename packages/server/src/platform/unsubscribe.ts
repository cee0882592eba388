import { isOneOf } from '@crossdock/domain/records.ts';
import { boundHash, sameBytes } from './ids.ts';

/** In the text of a mail, where its link for unsubscribing is written when it leaves: nobody who reads the kept text has it. */
export const unsubscribePlace = '{{unsubscribe}}';

/** The portal's page of it, to which mail programs post as well (RFC 8058). */
export const unsubscribePath = '/unsubscribe';

interface Bound {
  readonly shopId: string;
  readonly memberId: string;
  /** What it takes back; `all` for a summary of several kinds. */
  readonly kind: string;
}

const signatureOf = (secret: string, { shopId, memberId, kind }: Bound) =>
  boundHash(secret, 'unsubscribe', shopId, memberId, kind);

/** Proves that the mail about this kind was sent to this member. It opens nothing else, and does not run out. */
export function unsubscribeToken(secret: string, bound: Bound): string {
  return [bound.memberId, bound.kind, signatureOf(secret, bound).toString('base64url')].join('.');
}

/** Whose mails of which kind; undefined where it was not made for this shop by this installation. */
export function readUnsubscribeToken<const K extends string>(
  secret: string,
  shopId: string,
  token: string,
  kinds: readonly K[],
): { readonly memberId: string; readonly kind: K | 'all' } | undefined {
  const [memberId = '', kind = '', signature = ''] = token.split('.');
  const wanted = signatureOf(secret, { shopId, memberId, kind });
  if (!sameBytes(Buffer.from(signature, 'base64url'), wanted)) return undefined;
  return kind === 'all' || isOneOf(kinds, kind) ? { memberId, kind } : undefined;
}
