import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsByNoun } from '@crossdock/contract/table.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { swapNames } from '@crossdock/contract/wire/wireNames.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { type Exchange, fullest } from '../packages/server/test/exampleChoice.ts';
import { withMadeUpValues } from '../packages/server/test/madeUpValues.ts';
import { root } from './commands.ts';

/**
 * Writes the examples of the API's description from the requests and answers of the tests:
 * export EXAMPLES_INTO=$(mktemp -d); vitest run --project server; node scripts/examples.ts $EXAMPLES_INTO
 * Calls without an answer in that run keep their example.
 */
const [from = ''] = process.argv.slice(2);
const into = join(root, 'packages/server/examples');

interface Noted {
  readonly worth: number;
  readonly exchange: Exchange;
}

const noted = globSync('*.jsonl', { cwd: from })
  .flatMap((file) => readFileSync(join(from, file), 'utf8').split('\n'))
  .filter((line) => line !== '')
  .map((line): Noted => JSON.parse(line))
  .sort((a, b) => b.worth - a.worth);

const before: Record<string, unknown> = Object.assign(
  {},
  ...globSync('*.json', { cwd: into }).map((file) => JSON.parse(readFileSync(join(into, file), 'utf8'))),
);

/** The fullest exchange of a call that still fits the call's schemas after it is shortened. */
function exampleOf(name: string, call: Call): unknown {
  for (const { exchange } of noted.filter(({ exchange }) => exchange.call === name))
    for (const answer of [fullest(exchange.answer), exchange.answer]) {
      const shown = withMadeUpValues({ request: exchange.request, answer });
      if (fits(call, shown)) return shown;
    }
  const kept = before[name];
  return isRecord(kept) && fits(call, { request: kept.request, answer: kept.answer }) ? kept : undefined;
}

function fits(call: Call, { request, answer }: { request: unknown; answer: unknown }): boolean {
  if (!isRecord(answer)) return false;
  const { code: _code, ...own } = answer;
  const data = call.ownMessage ? own : answer.data;
  const isAsked = call.body === 'raw' || call.input.safeParse(swapNames(request, call.misspelt)).success;
  // The output schema of a plain call describes a text, but the recorded answer is the content of that text.
  if (call.plain) return isAsked;
  return isAsked && call.output.safeParse(swapNames(data, call.misspelt)).success;
}

const missing: string[] = [];
rmSync(into, { recursive: true, force: true });
mkdirSync(into);
for (const [noun, calls] of Object.entries<Readonly<Record<string, Call>>>(callsByNoun)) {
  const examples = Object.entries(calls).map(([name, call]) => [name, exampleOf(name, call)] as const);
  missing.push(...examples.flatMap(([name, example]) => (example === undefined ? [name] : [])));
  const lines = examples.flatMap(([name, example]) =>
    example === undefined ? [] : [`${JSON.stringify(name)}: ${JSON.stringify(example)}`],
  );
  writeFileSync(join(into, `${noun}.json`), `{\n${lines.join(',\n')}\n}\n`);
}
process.stdout.write(
  missing.length === 0 ? 'every call has an example\n' : `without: ${missing.join(' ')}\n`,
);
