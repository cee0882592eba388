import { callsByNoun } from '@crossdock/contract/table.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { examplesOfCalls } from '../src/platform/openapiExamples.ts';
import { inputSchema } from './samples.ts';

/** The advice if a list has too few rows for a walk through its pages. */
export const tooFewRows =
  'These lists have fewer than two rows. Record the example of a call that makes one (scripts/examples.ts), or write rows in `add`';

/** The staff calls of a list's noun that create something, each with the input of its example. */
export function creatingCallsOf(list: string): { readonly call: Call; readonly input: unknown }[] {
  const examples = examplesOfCalls();
  const noun: Readonly<Record<string, Call>> | undefined = Object.values(callsByNoun).find(
    (calls) => list in calls,
  );
  return Object.entries(noun ?? {}).flatMap(([name, call]) => {
    const input = examples[name]?.request;
    const makes = call.idempotent && call.access.by === 'staff' && call.body === 'json';
    return makes && input !== undefined ? [{ call, input }] : [];
  });
}

/** The inputs that may change a list's order: each state or `shelf`, and each direction of each sort. */
export function sortAndFilterInputsOf(call: Call): Record<string, string>[] {
  const { sort, order, ...fields } = inputSchema(call).properties ?? {};
  const choices = ['state', 'shelf', 'status', 'unreadFirst'].flatMap((name) =>
    (fields[name]?.enum ?? []).map((value) => ({ [name]: String(value) })),
  );
  const sorts = (sort?.enum ?? []).flatMap((by) =>
    (order?.enum ?? []).length === 0
      ? [{ sort: String(by) }]
      : (order?.enum ?? []).map((way) => ({ sort: String(by), order: String(way) })),
  );
  return [{}, ...sorts, ...choices];
}
