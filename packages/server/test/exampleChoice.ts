import { isRecord } from '@crossdock/domain/records.ts';

/** A call's request and answer, as sent over the wire. */
export interface Exchange {
  readonly call: string;
  readonly request: unknown;
  readonly answer: unknown;
}

/** Recognizes inputs that tests send to be refused or to fill a page. They are bad examples of a call. */
const odd = /<script|(.)\1{11}|"sample|99999999|\\u0000/;
const longest = 12_000;

/** Rates an exchange as an example by how many fields are filled, in the fullest entry of each list. */
export function exampleScore({ request, answer }: Exchange): number {
  const shown = { request, answer: fullest(answer) };
  const text = JSON.stringify(shown);
  const filled = fieldsOf(shown.answer) + 3 * fieldsOf(request);
  return filled - (odd.test(text) ? 1_000 : 0) - (text.length > longest ? 500 : 0) - text.length / 10_000;
}

/** Keeps only one entry of each list: the one with the most filled fields. */
export function fullest(value: unknown): unknown {
  if (Array.isArray(value)) {
    const shown = value.map(fullest);
    const most = Math.max(...shown.map(fieldsOf));
    return shown.filter((entry) => fieldsOf(entry) === most).slice(0, 1);
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, fullest(entry)]));
}

function fieldsOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, entry) => sum + fieldsOf(entry), 0);
  if (isRecord(value))
    return Object.values(value).reduce<number>((sum, entry) => sum + 1 + fieldsOf(entry), 0);
  return value === null || value === undefined || value === '' ? -1 : 0;
}
