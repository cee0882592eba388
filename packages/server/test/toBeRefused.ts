import { expect, type MatcherState } from 'vitest';

/** Some parts of a refusal, to compare with. */
interface Refusal {
  /** The HTTP status. */
  readonly code?: unknown;
  readonly error?: unknown;
  readonly params?: unknown;
  readonly message?: unknown;
  /** The faults of the input, by the names of the fields. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /**
     * Expects that the server refused an attempt: with this error, at this field if one is given, or with the named parts
     * of a refusal. An attempt that succeeded, or that was refused otherwise, fails the test.
     */
    toBeRefused(refusal: string | Refusal, field?: string): R;
    /** Expects that the server refused an attempt and found this error in this field, whatever else is wrong. */
    toBeRefusedAt(field: string, error: unknown): R;
  }
}

/** The outcome of a refused attempt, to compare with: its error and, if given, the field that has the same error. */
export const refusedWith = (error: string, field?: string) => ({
  ok: false,
  failure: { error, ...(field ? { fields: { [field]: { error } } } : {}) },
});

expect.extend({
  toBeRefused(attempt: unknown, refusal: string | Refusal, field?: string) {
    const expected =
      typeof refusal === 'string' ? refusedWith(refusal, field) : { ok: false, failure: refusal };
    return comparison(this, attempt, expected);
  },
  toBeRefusedAt(attempt: unknown, field: string, error: unknown) {
    return comparison(this, attempt, { ok: false, failure: { fields: { [field]: { error } } } });
  },
});

/** Whether an attempt has all parts of what is expected, as `toMatchObject` compares. */
function comparison(
  { equals, customTesters, isNot, utils }: MatcherState,
  attempt: unknown,
  expected: object,
) {
  const { subsetEquality, iterableEquality, diff } = utils;
  return {
    pass: equals(attempt, expected, [...customTesters, iterableEquality, subsetEquality]),
    message: () => `${isNot ? 'Refused so' : 'Not refused so'}:\n${diff(expected, attempt)}`,
  };
}
