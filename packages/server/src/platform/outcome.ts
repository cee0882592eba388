import { fieldIssue, fieldMessage } from '@crossdock/contract/fieldTexts.ts';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { FieldFailure } from '@crossdock/contract/wire/envelope.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Actor } from './scope.ts';

/** The result of a request. */
export type Outcome =
  | { readonly kind: 'answer'; readonly data: unknown; readonly actor: Actor }
  | {
      readonly kind: 'refusal';
      readonly refusal: Refusal;
      readonly fields?: Record<string, FieldFailure>;
      /** The refused action of a staff member, which is recorded in the audit log like one that was carried out. */
      readonly tried?: { readonly actor: Actor; readonly input: unknown };
    };

const refused = new WeakSet<object>();

/** Whether a value is a refusal made by this module; an input cannot imitate one. */
export const isOutcome = (value: object | undefined): value is Outcome =>
  value !== undefined && refused.has(value);

/** Further faults are not reported: nobody fixes more at once, and the answer must stay small. */
const reportedAtMost = 20;
const longestPath = 200;

/** The refusal of an invalid input, with the problem of each field. */
export function invalidInput(
  issues: readonly { path: PropertyKey[]; message: string; code?: string; keys?: string[] }[],
  lang: Lang,
): Outcome {
  const fields = new Map<string, FieldFailure>();
  for (const issue of issues) {
    const keys = issue.keys ?? [undefined];
    for (const key of keys) {
      if (fields.size >= reportedAtMost) break;
      const path = [...issue.path, ...(key === undefined ? [] : [key])].join('.').slice(0, longestPath);
      if (fields.has(path)) continue;
      const { error, params } = fieldIssue({ ...issue });
      fields.set(path, { error, params, message: fieldMessage(error, params, lang) });
    }
  }
  return outcomeOf(refuse('request.invalid'), Object.fromEntries(fields));
}

export function refusalOutcome(refusal: Refusal, lang: Lang): Outcome {
  if (refusal.field === undefined) return outcomeOf(refusal);
  const { refused: error, params, field } = refusal;
  return outcomeOf(refusal, { [field]: { error, params, message: fieldMessage(error, params, lang) } });
}

function outcomeOf(refusal: Refusal, fields?: Record<string, FieldFailure>): Outcome {
  const outcome: Outcome =
    fields === undefined ? { kind: 'refusal', refusal } : { kind: 'refusal', refusal, fields };
  refused.add(outcome);
  return outcome;
}
