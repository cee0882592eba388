import type { Call } from '@crossdock/contract/wire/call.ts';
import { failure } from '@crossdock/contract/wire/envelope.ts';
import { spellAnswer, spelledIn } from '@crossdock/contract/wire/spelling.ts';
import fastJson, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';
import { chargedWork } from './requestContext.ts';

/** Answers are serialised by a schema compiled from the contract's own: what it does not name cannot leak. */
function answerSchema(call: Call) {
  const output = z.toJSONSchema(call.output, {
    target: 'openapi-3.0',
    io: 'output',
    unrepresentable: 'any',
  });
  const own = call.ownMessage ? output.properties : { data: output, message: { type: 'string' } };
  return {
    type: 'object',
    properties: { code: { type: 'integer' }, ...own },
    required: ['code', ...Object.keys(own ?? {})],
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
  const writer: Serializer = (value) => chargedWork(() => spellAnswer(text(value), names));
  written.set(call, writer);
  return writer;
}

/** Compiling all answers at start would be half of the start and a third of the memory; most are soon needed, some never. */
function compiledWhenUsed(schema: () => object): Serializer {
  let compiled: Serializer | undefined;
  return (value) => {
    compiled ??= fastJson(schema() as Schema);
    return compiled(value);
  };
}

export const failureText = compiledWhenUsed(() =>
  z.toJSONSchema(failure, { target: 'openapi-3.0', io: 'output' }),
);
