import type { Call } from '@crossdock/contract/call.ts';
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

export const inputSchema = (call: Call): Schema =>
  z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema;

/** Where an input names rows: the dotted paths of its uuid fields. */
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

/** A smallest value that fits the schema; every uuid is `id`. */
export function sample(schema: Schema, id: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'uuid') return id;
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return sample(options.find((one) => one.type !== 'null') ?? {}, id);
  if (schema.type === 'object') {
    // Optional ids are filled too: they are what the suite is after.
    const wanted = Object.entries(schema.properties ?? {}).filter(
      ([name, part]) => schema.required?.includes(name) || idPaths(part).length > 0,
    );
    return Object.fromEntries(wanted.map(([name, part]) => [name, sample(part, id)]));
  }
  if (schema.type === 'array') return [sample(schema.items ?? {}, id)];
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(1, schema.minimum ?? schema.exclusiveMinimum ?? 1);
  if (schema.type === 'boolean') return true;
  if (schema.format === 'date-time') return '2026-01-02T03:04:05.000Z';
  return 'sample'.padEnd(schema.minLength ?? 0, 'x');
}
