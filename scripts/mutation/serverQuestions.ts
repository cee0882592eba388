/** The requests to the tester. It handles one at a time. */
export type Question =
  /** Loads a test file and runs its `beforeAll` hooks on unchanged code. */
  | { readonly open: string }
  /** Runs one test by its index in the file, with all these mutants switched on, or none. */
  | { readonly run: number; readonly mutants: readonly number[]; readonly patienceMs: number }
  | { readonly close: true };

export interface Answer {
  /** Why the test failed; empty if it passed. */
  readonly failed: string;
  readonly ms: number;
  /** The mutants whose code the test ran. */
  readonly hits: readonly number[];
  /** The number of tests in the file. */
  readonly tests: number;
}

/** The failure text of a test that timed out. */
export const timedOutText = 'not in time';
