import type { Call } from '@crossdock/contract/wire/call.ts';
import { z } from 'zod';

interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  pattern?: string;
}

const schemas = new WeakMap<Call, Schema>();

export function inputSchema(call: Call): Schema {
  const schema =
    schemas.get(call) ?? (z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema);
  schemas.set(call, schema);
  return schema;
}

/** The dotted paths of an input's uuid fields. */
export function idPaths(schema: Schema, path = ''): string[] {
  if (schema.format === 'uuid') return [path];
  const join = (name: string) => (path === '' ? name : `${path}.${name}`);
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
      name === 'shopId' ? [] : idPaths(part, join(name)),
    ),
    ...(schema.items ? idPaths(schema.items, `${path}[]`) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((part) =>
      idPaths(part, path),
    ),
  ].filter((one, at, all) => all.indexOf(one) === at);
}

/** Valid texts by field name, where the JSON schema does not say what is valid. */
const texts: Readonly<Record<string, string>> = {
  country: 'TW',
  countries: 'TW',
  // A localized text needs at least one language.
  tw: 'sample',
  bankName: '玉山銀行',
  areaCode: '886',
  areaCodes: '886',
  currency: 'TWD',
  phone: '0912345678',
  zipPrefixes: '110',
  trackingUrl: 'https://example.com/',
  partnerUrl: 'https://example.com/',
  address: 'https://example.com/',
  birthday: '1992-02-29',
  month: '2026-10',
  closedDays: '2026-12-25',
  password: 'Harbour88',
  newPassword: 'Harbour88',
  packages: '1200x300x200x100',
  idNumber: 'A123456789',
  merchantId: '2000132',
  province: '台北市',
  city: '信義區',
  zip: '110',
  detail: '信義路五段七號八十九樓之一',
  accounts: 'member000001',
  payerBankCode: '8080012',
  payerTaxNumber: '12345675',
  achItem: '904',
  reason: '單據看不清楚',
  hsCode: '610910',
  p256dh: 'x'.repeat(87),
  auth: 'x'.repeat(22),
};

/** The smallest value that fits the schema. Every uuid is `id`, even where ids are text in a query. */
export function sample(schema: Schema, id: string, field = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'uuid') return id;
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return sample(options.find((one) => one.type !== 'null') ?? {}, id, field);
  if (schema.type === 'object') {
    // Includes optional ids, because the tests are about ids, and optional texts that another field may require.
    const wanted = Object.entries(schema.properties ?? {}).filter(
      ([name, part]) => schema.required?.includes(name) || name in texts || idPaths(part).length > 0,
    );
    return Object.fromEntries(wanted.map(([name, part]) => [name, sample(part, id, name)]));
  }
  if (schema.type === 'array') return [sample(schema.items ?? {}, id, field)];
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(1, schema.minimum ?? schema.exclusiveMinimum ?? 1);
  if (schema.type === 'boolean') return true;
  if (schema.format === 'date' && texts[field] === undefined) return '2026-12-25';
  if (schema.format === 'date-time') return '2026-01-02T03:04:05.000Z';
  if (/Ids$/.test(field)) return id;
  if (field === 'email' || schema.format === 'email') return 'sample@example.com';
  return texts[field] ?? 'sample'.padEnd(schema.minLength ?? 0, 'x');
}

/** As `sample`, but without optional fields, so that no filter of a list can hide a missing predicate. */
export function barest(schema: Schema, id: string): unknown {
  const required = schema.required ?? [];
  return Object.fromEntries(
    Object.entries(sample(schema, id) as object).filter(([name]) => required.includes(name)),
  );
}
