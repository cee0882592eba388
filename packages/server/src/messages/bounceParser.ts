import type { MailReport } from '@crossdock/domain/notices/bounces.ts';
import PostalMime from 'postal-mime';

/**
 * A report about undelivered mail: the fields for one recipient, and the Message-IDs in the returned headers.
 */
export interface ParsedBounceReport extends MailReport {
  readonly messageIds: readonly string[];
}

const limits = { maxNestingDepth: 8, maxHeadersSize: 65_536 };
const longestWords = 200;

/** Parses a report; undefined if the message is no report of this kind. Throws if it cannot be parsed. */
export async function parseReport(bytes: Uint8Array): Promise<ParsedBounceReport | undefined> {
  const mail = await PostalMime.parse(bytes, { ...limits, attachmentEncoding: 'utf8' });
  const type = mail.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!/^multipart\/report\b/i.test(type) || !/report-type\s*=\s*"?delivery-status\b/i.test(type))
    return undefined;
  const parts = mail.attachments.map(({ mimeType, content }) => ({
    mimeType,
    text: typeof content === 'string' ? content : new TextDecoder().decode(content),
  }));
  const status = parts.find(({ mimeType }) => mimeType === 'message/delivery-status')?.text;
  const returned = parts.find(({ mimeType }) => ['text/rfc822-headers', 'message/rfc822'].includes(mimeType));
  if (status === undefined || returned === undefined) return undefined;
  const fields = recipientOf(status);
  return {
    action: (fields.get('action') ?? '').toLowerCase(),
    status: /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '',
    said: wordsIn(fields.get('diagnostic-code') ?? '').slice(0, longestWords),
    messageIds: [...headersOf(returned.text).matchAll(/^message-id:\s*(\S+)/gim)].map(([, id = '']) => id),
  };
}

/** The server's error text without its type prefix and without control characters. */
const wordsIn = (text: string): string =>
  text
    .replace(/^\s*smtp;\s*/i, '')
    .replace(/\p{C}+/gu, ' ')
    .trim();

/** Reads only the headers of the returned message, because its text could contain anything. */
const headersOf = (text: string): string => unfolded(text.trimStart().split(/\r?\n\r?\n/)[0] ?? '');

const unfolded = (text: string): string => text.replace(/\r?\n[ \t]+/g, ' ');

/**
 * The fields of the first recipient, because our mail has only one. The group before it describes the
 * message.
 */
function recipientOf(status: string): ReadonlyMap<string, string> {
  const groups = status.split(/\r?\n\s*\r?\n/).map((group) => fieldsOf(unfolded(group)));
  return groups.find((fields) => fields.has('action')) ?? new Map();
}

const fieldsOf = (group: string): ReadonlyMap<string, string> =>
  new Map(
    group.split(/\r?\n/).flatMap((line) => {
      const at = line.indexOf(':');
      return at < 1 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const];
    }),
  );
