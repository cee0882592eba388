import type { SmsPreset, SmsProvider } from '@crossdock/contract/messages/sms.ts';
import type { DeliveryFault, DeliveryReport } from '@crossdock/domain/notices/delivery.ts';
import { hmacSha1, sameBytes } from '../platform/ids.ts';
import { readAnswerField, splitAtCommas } from './smsRequest.ts';

/** A report as the provider sent it. */
export interface ReceivedSmsReport {
  readonly rawBody: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
}

export interface ParsedSmsReport {
  /** The message's ids, from the provider and from us. */
  readonly names: readonly string[];
  /** The result; undefined for an interim status. */
  readonly report: DeliveryReport | undefined;
}

/** The address for reports about one message. */
export const messageReportAddress = (address: string, messageId: string): string =>
  `${address}&id=${messageId}`;

/**
 * Whether a report is genuine: it has the key, and a valid signature if the provider signs (Twilio: HMAC-SHA1 with the
 * account's token over the address and the fields sorted by name).
 */
export function isGenuineSmsReport(
  { provider, secret, reportAddress }: { provider: SmsProvider; secret: string; reportAddress: string },
  { rawBody, headers, query }: ReceivedSmsReport,
): boolean {
  const key = new URL(reportAddress).searchParams.get('key') ?? '';
  if (!sameText(key, String(query.key))) return false;
  if (provider.preset !== 'twilio') return true;
  const address =
    query.id === undefined ? reportAddress : messageReportAddress(reportAddress, String(query.id));
  const fields = [...new URLSearchParams(textOf(rawBody))].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const signed = address + fields.map(([name, value]) => name + value).join('');
  return sameText(hmacSha1(secret, signed), headers['x-twilio-signature'] ?? '');
}

const sameText = (a: string, b: string) => sameBytes(Buffer.from(a), Buffer.from(b));
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

/** Reads the fields of a report from its body (form or JSON), else from its address. */
export function readReport(
  provider: SmsProvider,
  { rawBody, headers, query }: ReceivedSmsReport,
): ParsedSmsReport {
  const text = textOf(rawBody);
  const isJson = (headers['content-type'] ?? '').includes('json');
  const form = isJson ? new URLSearchParams() : new URLSearchParams(text);
  const at = (field: string): string => {
    if (field === '') return '';
    const inAddress = query[field];
    const found = isJson ? readAnswerField({ answer: 'json' }, text, field) : form.get(field);
    return found ?? (typeof inAddress === 'string' ? inAddress : '');
  };
  const names = [at(provider.reportIdField), typeof query.id === 'string' ? query.id : ''];
  return {
    names: names.filter((name) => name !== ''),
    report: reportOf(provider, at(provider.reportStatusField), at(provider.reportReasonField)),
  };
}

interface Question {
  readonly url: string;
  readonly body: string;
}

/** The request that asks a provider for the result of message `reference`. */
export function statusRequest(provider: SmsProvider, secret: string, reference: string): Question {
  const { account, url } = provider;
  const [page, fields] =
    provider.preset === 'every8d'
      ? ['getDeliveryStatus.ashx', { UID: account, PWD: secret, BID: reference, PNO: '1' }]
      : ['SmQuery', { username: account, password: secret, msgid: reference }];
  return { url: new URL(page, url).href, body: new URLSearchParams(fields).toString() };
}

/**
 * Parses the provider's answer: one line per message, columns separated by tabs. Mitake's line begins with
 * its message id; Every8d's begins with a count and has the status in the fifth column.
 */
export function readStatusAnswer(
  provider: SmsProvider,
  status: number,
  answer: string,
  reference: string,
): DeliveryReport | undefined {
  if (status !== 200) return undefined;
  const lines = answer.split(/\r?\n/).map((line) => line.split('\t').map((column) => column.trim()));
  const code =
    provider.preset === 'every8d'
      ? lines.find((line) => line.length >= 5)?.[4]
      : lines.find(([name, , ...rest]) => name === reference && rest.length > 0)?.[1];
  return code === undefined ? undefined : reportOf(provider, code, code);
}

function reportOf(provider: SmsProvider, status: string, reason: string): DeliveryReport | undefined {
  if (status === '') return undefined;
  if (splitAtCommas(provider.deliveredValues).includes(status)) return { event: 'deliver' };
  if (!splitAtCommas(provider.failedValues).includes(status)) return undefined;
  const fault = faults[provider.preset]?.[reason] ?? faults[provider.preset]?.[status] ?? 'other';
  // A reason may quote the message: mask codes before staff see it.
  const said = [...new Set([status, reason])]
    .join(' ')
    .trim()
    .replace(/\d{6,}/g, '••••••')
    .slice(0, 100);
  return { event: 'bounce', fault, said };
}

/** The documented codes of the providers for failed deliveries. */
const faults: Readonly<Partial<Record<SmsPreset, Readonly<Record<string, DeliveryFault>>>>> = {
  mitake: { 5: 'content', 6: 'number', 7: 'blocked', 8: 'expired' },
  every8d: {
    101: 'unreachable',
    102: 'carrier',
    103: 'number',
    104: 'unreachable',
    105: 'unreachable',
    106: 'carrier',
    107: 'unreachable',
    500: 'account',
    '-2': 'account',
    '-3': 'number',
    '-4': 'expired',
    '-5': 'content',
    '-99': 'carrier',
  },
  twilio: {
    30001: 'carrier',
    30002: 'account',
    30003: 'unreachable',
    30004: 'blocked',
    30005: 'number',
    30006: 'number',
    30007: 'content',
    30008: 'carrier',
  },
  mocean: { 3: 'expired' },
};
