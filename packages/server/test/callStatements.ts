import { currentContext } from '../src/platform/requestContext.ts';
import { Tx } from '../src/platform/tx.ts';

/** The statements that one call sent to the database, and the rows of the answers. */
export interface CallStatements {
  /** The call's statements, without begin, scope and commit. */
  readonly statements: readonly string[];
  /** The number of statements that were built during the call. The others were compiled at load. */
  readonly built: number;
  /** The number of rows that the database returned. */
  readonly rows: number;
}

type Hear = (text: string, rows: number, isBuilt: boolean) => void;
let hear: { readonly name: string; readonly heard: Hear } | undefined;

/** The listener, if the named call is running. Concurrent jobs and realtime events have other context names. */
const hearing = (): Hear | undefined => (currentContext()?.name === hear?.name ? hear?.heard : undefined);

const { all, run, compiled } = Tx.prototype;
Tx.prototype.all = async function (query) {
  const heard = hearing();
  const rows = await all.call(this, query);
  heard?.(query.compile().sql, rows.length, true);
  return rows as never;
};
Tx.prototype.run = async function (query) {
  const heard = hearing();
  const changed = await run.call(this, query);
  heard?.(query.compile().sql, 0, true);
  return changed;
};
Tx.prototype.compiled = async function (statement, params) {
  const heard = hearing();
  const rows = await compiled.call(this, statement as never, params);
  heard?.(statement.text, rows.length, false);
  return rows as never;
};

/** Runs `work`, which makes the named call once, and returns the call's statements and row counts. */
export async function statementsOfCall(name: string, work: () => Promise<unknown>): Promise<CallStatements> {
  const statements: string[] = [];
  let [rows, built] = [0, 0];
  hear = {
    name,
    heard: (text, answered, isBuilt) => {
      statements.push(text);
      rows += answered;
      built += Number(isBuilt);
    },
  };
  try {
    await work();
  } finally {
    hear = undefined;
  }
  return { statements, built, rows };
}
