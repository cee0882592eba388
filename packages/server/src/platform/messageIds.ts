import { keyedHash, sameBytes } from './ids.ts';

const [markLength, tagLength] = [10, 22];

/**
 * The part that the Message-IDs of all mail of a shop have in common. It finds the shop's delivery reports in a
 * mailbox that many shops share.
 */
export const shopMessageIdPart = (secret: string, shopId: string): string =>
  keyedHash(secret, 'mail of shop', shopId).toString('hex').slice(0, markLength);

const tagOf = (secret: string, shopId: string, messageId: string): string =>
  shopMessageIdPart(secret, shopId) +
  keyedHash(secret, 'mail', shopId, messageId).toString('base64url').slice(0, tagLength);

/** The left half of a Message-ID: the message's id with a signature that only we can make for this shop. */
export const signedMessageId = (secret: string, shopId: string, messageId: string): string =>
  `${messageId}_${tagOf(secret, shopId, messageId)}`;

/** The shop's message that a Message-ID names; undefined if its signature is not ours. */
export function findMessageBySignedId(
  secret: string,
  shopId: string,
  messageIdHeader: string,
): string | undefined {
  const [, id, tag] =
    /^\s*<?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})_([\w-]{32})@/.exec(messageIdHeader) ?? [];
  if (id === undefined || tag === undefined) return undefined;
  return sameBytes(Buffer.from(tag), Buffer.from(tagOf(secret, shopId, id))) ? id : undefined;
}
