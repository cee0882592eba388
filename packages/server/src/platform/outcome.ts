import { fieldIssue, fieldMessage } from '@crossdock/contract/fieldTexts.ts';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { FieldFailure } from '@crossdock/contract/wire/envelope.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Actor } from './scope.ts';

/** What becomes of a request. */
export type Outcome =
  | { readonly kind: 'answer'; readonly data: unknown; readonly actor: Actor }
  | {
      readonly kind: 'refusal';
      readonly refusal: Refusal;
      readonly fields?: Record<string, FieldFailure>;
      /** What staff tried to do: kept, though nothing of it was done. */
      readonly tried?: { readonly actor: Actor; readonly input: unknown };
    };

const refused = new WeakSet<object>();

/** Whether it is a refusal made here; an input may look like anything. */
export const isOutcome = (value: object | undefined): value is Outcome =>
  value !== undefined && refused.has(value);

/** Nobody mends more at once, and an answer must not grow with the fault. */
const reportedAtMost = 20;
const longestPath = 200;

/** Input that is not as its row describes it, with what is wrong in each field. */
export function invalid(
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

export function withFields(refusal: Refusal, lang: Lang): Outcome {
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
