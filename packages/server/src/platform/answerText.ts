import type { Call } from '@crossdock/contract/wire/call.ts';
import { spellAnswer, spelledIn } from '@crossdock/contract/wire/spelling.ts';
import fastJson, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';

/** Answers are serialised by a schema compiled from the contract's own: what it does not name cannot leak. */
function answerSchema(call: Call) {
  const output = z.toJSONSchema(call.output, {
    target: 'openapi-3.0',
    io: 'output',
    unrepresentable: 'any',
  });
  const data = call.ownMessage ? output.properties?.data : output;
  return {
    type: 'object',
    properties: { code: { type: 'integer' }, data, message: { type: 'string' } },
    required: ['code', 'data', 'message'],
  };
}

type Serializer = (value: unknown) => string;

const written = new WeakMap<Call, Serializer>();

/** An answer as it travels. */
export function answerWriter(call: Call): Serializer {
  const known = written.get(call);
  if (known !== undefined) return known;
  let names: ReturnType<typeof spelledIn> = [];
  const text = compiledWhenUsed(() => {
    const schema = answerSchema(call);
    names = spelledIn(JSON.stringify(schema), call.misspelt);
    return schema;
  });
  const writer: Serializer = (value) => spellAnswer(text(value), names);
  written.set(call, writer);
  return writer;
}

/** Compiling all answers at start would be half of the start and a third of the memory; most are soon needed, some never. */
export function compiledWhenUsed(schema: () => object): Serializer {
  let compiled: Serializer | undefined;
  return (value) => {
    compiled ??= fastJson(schema() as Schema);
    return compiled(value);
  };
}
