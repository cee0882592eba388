import type { SmsPreset, SmsProvider } from '@crossdock/contract/messages/sms.ts';
import { isGsmText } from '@crossdock/domain/notices/segments.ts';
import type { SendResult } from '../platform/outbox.ts';
import { nationalForm } from '../platform/phoneNumbers.ts';
import { maskedText } from './view.ts';

interface Text {
  readonly id: string;
  /** E.164. */
  readonly recipient: string;
  readonly body: string;
}

/** Mitake writes a line end as ASCII 6. */
const mitakeLineEnd = '\u0006';

const asIs = (value: string) => value;
const inJson = (value: string) => JSON.stringify(value).slice(1, -1);

/**
 * Replaces curly quotes by straight ones: a text message in Latin letters has 160 characters, but only 70 if
 * it has a curly quote.
 */
const straightened = (body: string) =>
  /\p{Script=Han}/u.test(body) ? body : body.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** The provider's request for one text message. Without a `callback` it asks for no reports. */
export function requestOf(provider: SmsProvider, secret: string, message: Text, callback: string) {
  const { account, sender, method, format } = provider;
  const body = straightened(message.body);
  const values: Readonly<Record<string, string>> = {
    to: numberFor(provider, message.recipient),
    text: provider.preset === 'mitake' ? body.replace(/\r?\n/g, mitakeLineEnd) : body,
    sender,
    account,
    secret,
    id: message.id,
    callback,
    // MoceanAPI: 1 is the seven-bit alphabet, 3 is UCS-2.
    coding: isGsmText(message.body) ? '1' : '3',
    basic: Buffer.from(`${account}:${secret}`).toString('base64'),
  };
  const fill = (template: string, encode: (value: string) => string) =>
    (callback === '' ? template.replace(/&[\w-]+=\{callback\}/g, '') : template).replace(
      /\{(\w+)\}/g,
      (all, name: string) => {
        const value = values[name];
        return value === undefined ? all : encode(value);
      },
    );
  const post = method === 'POST';
  const type = format === 'json' ? 'application/json' : 'application/x-www-form-urlencoded; charset=utf-8';
  return {
    method,
    url: fill(provider.url, encodeURIComponent),
    headers: {
      ...(post ? { 'content-type': type } : {}),
      ...parseHeaders(fill(provider.headers, asIs)),
    },
    body: post ? fill(provider.body, format === 'json' ? inJson : encodeURIComponent) : undefined,
  };
}

/** Parses `Name: value`, one per line; undefined if a line is not a header. */
export function parseHeaders(text: string): Record<string, string> | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const pairs = lines.map((line) => /^\s*([!#$%&'*+.^_`|~\w-]+)\s*:\s*([^\0\r\n]*?)\s*$/.exec(line));
  if (pairs.some((pair) => pair === null)) return undefined;
  return Object.fromEntries(pairs.map((pair) => [String(pair?.[1]).toLowerCase(), String(pair?.[2])]));
}

function numberFor({ numbers }: SmsProvider, e164: string): string {
  if (numbers === 'plus') return e164;
  if (numbers === 'digits') return e164.slice(1);
  return nationalForm(e164);
}

export function readSendAnswer(
  provider: SmsProvider,
  status: number,
  answer: string,
  body: string,
): SendResult {
  // Providers may quote the message: mask codes before staff see it.
  const why = maskedText(`HTTP ${status}: ${answer}`.replaceAll(body, '…')).slice(0, 300);
  // The gateway timed out, so the provider behind it may have received the message.
  if (status === 502 || status === 504) return { kind: 'unknown', why };
  if (status >= 500 || status === 408 || status === 429) return { kind: 'later', why };
  if (isAccounts(status)) return { kind: 'later', why };
  if (status < 200 || status >= 300) return { kind: 'refused', why };
  const said = readAnswerField(provider, answer, provider.statusField);
  if (!isTaken(provider, said))
    return { kind: passing[provider.preset]?.includes(said ?? '') ? 'later' : 'refused', why };
  const reference = readAnswerField(provider, answer, provider.idField);
  return reference === undefined || body.includes(reference)
    ? { kind: 'sent' }
    : { kind: 'sent', reference: reference.slice(0, 100) };
}

/**
 * Whether the status means that the account is refused or has no credit. The owner can fix that, so the message is
 * tried again with growing pauses.
 */
const isAccounts = (status: number) => status === 401 || status === 402 || status === 403;

/**
 * The providers' codes for outages and for problems with the account, address or credit, which are not caused
 * by this message.
 */
const passing: Readonly<Partial<Record<SmsPreset, readonly string[]>>> = {
  mitake: ['*', 'a', 'b', 'c', 'd', 'e', 'f', 'h', 'k', 'l', 'm', 'n', 'p', 'r', 's'],
  every8d: ['-2', '-300'],
  mocean: ['1', '4', '21', '22', '31'],
};

export const splitAtCommas = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

function isTaken({ statusField, successValues }: SmsProvider, value: string | undefined): boolean {
  if (statusField === '') return true;
  const wanted = splitAtCommas(successValues);
  if (value === undefined) return false;
  return wanted.length === 0 ? value !== '' && !value.startsWith('-') : wanted.includes(value);
}

export function readAnswerField(
  { answer }: Pick<SmsProvider, 'answer'>,
  text: string,
  field: string,
): string | undefined {
  if (field === '') return undefined;
  if (answer === 'commas') return text.trim().split(',')[Number(field)]?.trim();
  if (answer === 'lines') {
    const pairs = text.split(/[\r\n]+/).map((line) => line.split('='));
    return pairs.find(([name]) => name?.trim() === field)?.[1]?.trim();
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  for (const name of field.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = new Map<string, unknown>(Object.entries(value)).get(name);
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
