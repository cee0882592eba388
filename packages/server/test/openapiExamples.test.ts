import { calls } from '@crossdock/contract/table.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { swapNames } from '@crossdock/contract/wire/wireNames.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { expect, test } from 'vitest';
import { examplesOfCalls } from '../src/platform/openapiExamples.ts';
import { withMadeUpValues } from './madeUpValues.ts';

const examples = examplesOfCalls();
const table = Object.entries<Call>(calls);

/** How to correct an example that is missing, or that no longer fits its call. */
const writeAgain =
  'export EXAMPLES_INTO=$(mktemp -d), run the server tests that send the call, then node scripts/examples.ts $EXAMPLES_INTO';

test('every call has an example, and there are no others', () => {
  expect(Object.keys(examples).sort(), writeAgain).toEqual(table.map(([name]) => name).sort());
});

test.each(table)('the example of %s fits its input and output', (name, call) => {
  const { request, answer } = examples[name] ?? {};
  if (!isRecord(answer)) throw new Error('no answer');
  const { code, ...own } = answer;
  const data = call.ownMessage ? own : answer.data;
  expect(code).toBe(200);
  // The answer of a `plain` call has the format that its sender expects, so it is not compared with the schemas.
  if (call.plain) return;
  expect(call.output.safeParse(swapNames(data, call.misspelt)).error, writeAgain).toBeUndefined();
  if (call.body !== 'raw')
    expect(call.input.safeParse(swapNames(request, call.misspelt)).error, writeAgain).toBeUndefined();
  expect(JSON.stringify(examples[name]).length).toBeLessThan(9_000);
});

test('examples contain no secrets', () => {
  const token = `aB3${'x'.repeat(40)}`;
  const row = { id: 'd2719c9e-0b6c-7a51-9f3e-0d3a5e1f2b3c', at: '2026-11-25T23:08:06.433Z', token };
  expect(withMadeUpValues({ request: row, answer: { list: [row] } })).toEqual({
    request: {
      id: '01900000-0000-7000-8000-000000000001',
      at: '2026-01-05T03:00:00.000Z',
      token: expect.stringMatching(/^EXAMPLE/),
    },
    answer: { list: [expect.objectContaining({ id: '01900000-0000-7000-8000-000000000001' })] },
  });
  for (const [name, example] of Object.entries(examples))
    expect([name, withMadeUpValues(example)]).toEqual([name, example]);
});
