import { expect } from 'vitest';

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
  }
}

/**
 * The outcome of a refused attempt, to compare with: its error or, if a field is given, the error of that field. The
 * server says of such an attempt either the same error or that the input is invalid.
 */
export const refusedWith = (error: string, field?: string) => ({
  ok: false,
  failure:
    field === undefined
      ? { error }
      : { error: expect.toBeOneOf([error, 'request.invalid']), fields: { [field]: { error } } },
});

expect.extend({
  toBeRefused(attempt: unknown, refusal: string | Refusal, field?: string) {
    const expected =
      typeof refusal === 'string' ? refusedWith(refusal, field) : { ok: false, failure: refusal };
    const { subsetEquality, iterableEquality, diff } = this.utils;
    return {
      pass: this.equals(attempt, expected, [...this.customTesters, iterableEquality, subsetEquality]),
      message: () => `${this.isNot ? 'Refused so' : 'Not refused so'}:\n${diff(expected, attempt)}`,
    };
  },
});
