/** What the tester is asked, one at a time. */
export type Question =
  /** Loads a file of tests and prepares what it prepares for all of them, as the code stands. */
  | { readonly open: string }
  /** Runs one of its tests, by its place in the file, as all of these mutants at once; with none, as the code stands. */
  | { readonly run: number; readonly mutants: readonly number[]; readonly patienceMs: number }
  | { readonly close: true };

export interface Answer {
  /** Why it failed; empty where it passed. */
  readonly failed: string;
  readonly ms: number;
  /** The mutants that it came by. */
  readonly hits: readonly number[];
  /** How many tests the file has. */
  readonly tests: number;
}

/** Said of a test that was not through in time. */
export const late = 'not in time';
