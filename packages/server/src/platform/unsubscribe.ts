import { isOneOf } from '@crossdock/domain/records.ts';
import { keyedHash, sameBytes } from './ids.ts';

/**
 * A placeholder in the stored text of an email. It is replaced by the unsubscribe link when the email is
 * sent, so that readers of the stored text do not get the link.
 */
export const unsubscribePlaceholder = '{{unsubscribe}}';

/** The portal's unsubscribe page. Mail programs also post to it (RFC 8058). */
export const unsubscribePath = '/unsubscribe';

interface Bound {
  readonly shopId: string;
  readonly memberId: string;
  /** The kind of email to unsubscribe from; `all` in a summary that combines several kinds. */
  readonly kind: string;
}

const signatureOf = (secret: string, { shopId, memberId, kind }: Bound) =>
  keyedHash(secret, 'unsubscribe', shopId, memberId, kind);

/**
 * A token which proves that an email of this kind was sent to this member. It allows nothing else and does
 * not expire.
 */
export function unsubscribeToken(secret: string, bound: Bound): string {
  return [bound.memberId, bound.kind, signatureOf(secret, bound).toString('base64url')].join('.');
}

/** The member and kind of a token; undefined if this installation did not make it for this shop. */
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
