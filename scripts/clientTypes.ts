import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventBodySchema, eventTypes, testEventType } from '@crossdock/contract/programs/events.ts';
import { calls } from '@crossdock/contract/table.ts';
import { type Call, isOpenToKeys } from '@crossdock/contract/wire/call.ts';
import { lang } from '@crossdock/contract/wire/values.ts';
import { isolatedDeclarationSync } from 'rolldown/experimental';
import { parseSync } from 'rolldown/utils';
import type { z } from 'zod';
import { root } from './commands.ts';

type Schema = z.core.JSONSchema.JSONSchema;
type Part = Schema | boolean;

/**
 * The type declarations of the client's package: the client's own, and the request and output of each call written out
 * from its schemas. A program's type check then needs neither the schemas nor their library.
 */
export function clientTypes(): string {
  const table: readonly (readonly [string, Call])[] = Object.entries(calls);
  const own = [
    ...declared('packages/client/src/client.ts', ['CrossdockOptions', 'CrossdockClient', 'Crossdock']),
    ...declared('packages/client/src/entries.ts', ['ListPage', 'ListCall', 'EntryOf']),
    ...declared('packages/contract/src/client.ts', ['CallOptions', 'Attempt', 'Client']),
    ...declared('packages/contract/src/wire/callFailure.ts', ['CallFailure']),
    ...declared('packages/contract/src/wire/envelope.ts', ['FieldFailure', 'Failure']),
  ];
  return `${own.join('\n')}
/** The language of messages and names. */
export type Lang = ${written(lang, 'output')};
export type CallName = keyof Calls;
/** The input of a call. Fields with a default may be left out. */
export type Request<N extends CallName> = Calls[N]['request'];
export type Output<N extends CallName> = Calls[N]['output'];
/** The body of a webhook request, after its signature was verified. */
export type WebhookEvent = ${[...eventTypes, testEventType].map((type) => `\n  | ${written(eventBodySchema(type), 'output')}`).join('')};
/** Every call there is. */
export interface Calls {
${table.map(([name, call]) => entry(name, call)).join('\n')}
}
`;
}

function entry(name: string, call: Call): string {
  const facts = [`${call.summary}.`, `${call.method} /api/${call.path}. ${whoMay(call)}`];
  if (call.refusals?.length) facts.push(`Refused with: ${call.refusals.join(', ')}.`);
  // A summary must not end the comment that contains it.
  const lines = facts.map((fact) => `   * ${fact.replaceAll('*/', '* /')}`).join('\n');
  return `  /**\n${lines}\n   */\n  ${name}: { request: ${written(call.input, 'input')}; output: ${written(call.output, 'output')} };`;
}

function whoMay(call: Call): string {
  if (call.access.by !== 'staff') return `For ${call.access.by === 'guest' ? 'everybody' : call.access.by}.`;
  const permission = call.access.can === 'any' ? 'Any staff' : `Permission: ${call.access.can}`;
  return `${permission}; ${isOpenToKeys(call) ? 'open' : 'closed'} to keys.`;
}

const written = (schema: Call['input'] | Call['output'], io: 'input' | 'output'): string =>
  typeOf(schema.toJSONSchema({ io, unrepresentable: 'any' }));

/** Converts a JSON Schema to a type. Throws on parts that it does not support. */
export function typeOf(part: Part): string {
  if (typeof part === 'boolean') return part ? 'unknown' : 'never';
  if (part.$ref !== undefined) throw new Error('Not known: a reference');
  if (part.allOf) {
    const { allOf, ...own } = part;
    // Leaves out the parts of `allOf` without a type of their own, such as one that only adds a pattern to a string.
    const said = [own, ...allOf].map(typeOf).filter((type) => type !== 'unknown');
    return said.length > 1 ? said.map((type) => `(${type})`).join(' & ') : (said[0] ?? 'unknown');
  }
  if (part.const !== undefined) return JSON.stringify(part.const);
  if (part.enum) return part.enum.map((value) => JSON.stringify(value)).join(' | ') || 'never';
  const either = part.anyOf ?? part.oneOf;
  if (either) return [...new Set(either.map(typeOf))].join(' | ');
  const types: readonly string[] = [part.type ?? []].flat();
  return types.map((type) => ofType(part, type)).join(' | ') || 'unknown';
}

function ofType(part: Schema, type: string): string {
  if (type === 'integer') return 'number';
  if (type === 'array') {
    if (part.prefixItems || part.items === undefined || Array.isArray(part.items))
      throw new Error('Not known: a tuple');
    return `Array<${typeOf(part.items)}>`;
  }
  return type === 'object' ? ofObject(part) : type;
}

function ofObject(part: Schema): string {
  const needed = new Set(part.required);
  const fields = Object.entries(part.properties ?? {}).map(
    ([name, field]) => `${JSON.stringify(name)}${needed.has(name) ? '' : '?'}: ${typeOf(field)}`,
  );
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  if (part.propertyNames === undefined) return 'Record<string, never>';
  const record = `Record<${typeOf(part.propertyNames)}, ${typeOf(part.additionalProperties ?? true)}>`;
  return needed.size === 0 && typeof part.propertyNames === 'object' && part.propertyNames.enum
    ? `Partial<${record}>`
    : record;
}

/** The declarations with these names from a source file, with their comments, in the order of the names. */
function declared(path: string, names: readonly string[]): string[] {
  const { code } = isolatedDeclarationSync(path, readFileSync(join(root, path), 'utf8'), {});
  let from = 0;
  const found = new Map<string, string>();
  for (const statement of parseSync(path, code).program.body) {
    const one = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (one && 'id' in one && one.id && 'name' in one.id)
      found.set(one.id.name, code.slice(from, statement.end).trim());
    from = statement.end;
  }
  return names.map((name) => {
    const text = found.get(name);
    if (text === undefined) throw new Error(`${path} declares no ${name}`);
    return text;
  });
}
