/** What the tester is asked, one at a time. */
export type Question =
  /** Loads a file of tests and prepares what it prepares for all of them, as this mutant or, with -1, as the code stands. */
  | { readonly open: string; readonly mutant: number }
  /** Runs one of its tests, by its place in the file. */
  | { readonly run: number; readonly mutant: number; readonly patienceMs: number }
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
