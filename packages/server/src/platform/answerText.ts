import type { Call } from '@crossdock/contract/wire/call.ts';
import { namesOnWire, toWireNames } from '@crossdock/contract/wire/wireNames.ts';
import fastJson, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';
import { runCharged } from './requestContext.ts';

/**
 * Answers are serialised by a schema compiled from the contract's schema, so fields that the contract does not name
 * cannot leak.
 */
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

/** Serialises an answer for the wire. */
export function answerWriter(call: Call): Serializer {
  const known = written.get(call);
  if (known !== undefined) return known;
  let names: ReturnType<typeof namesOnWire> = [];
  // Compiling every answer at start would take half of the start time and a third of the memory, so each is compiled
  // at first use.
  let compiled: Serializer | undefined;
  const compile = () => {
    const schema = answerSchema(call);
    names = namesOnWire(JSON.stringify(schema), call.misspelt);
    return fastJson(schema as Schema);
  };
  const text = (value: unknown) => {
    compiled ??= compile();
    return toWireNames(compiled(value), names);
  };
  const writer: Serializer = (value) => runCharged(() => text(value));
  written.set(call, writer);
  return writer;
}
