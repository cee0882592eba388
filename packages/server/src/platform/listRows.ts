import type { Tx } from './db.ts';
import type { Staff } from './scope.ts';

interface AskedList {
  readonly name: string;
  /** The input in the form of the call's query string. */
  readonly input: Readonly<Record<string, unknown>>;
}

/** Some rows of a list, and the position of the next rows. */
export interface ListPage {
  readonly list: readonly Readonly<Record<string, unknown>>[];
  readonly more: boolean;
  readonly next: string | null;
}

export type ReadList = (
  tx: Tx,
  actor: Staff,
  asked: AskedList,
) => Promise<ListPage | 'denied' | 'unfit' | 'refused'>;
