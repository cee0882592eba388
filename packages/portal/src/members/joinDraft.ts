import { deleteFromTab, storeInTab, withStoredInTab } from './tabDraft.ts';

/** What somebody who joins by phone has typed, and the code that was sent to them. */
export interface JoinDraft {
  readonly areaCode: string;
  readonly phone: string;
  /** Belongs to the code that was sent; empty if none was. */
  readonly ticket: string;
  readonly service: boolean;
  readonly carrier: boolean;
  /** Where the code went; empty if none was sent. */
  readonly sentTo: string;
  readonly sentAtMs: number;
  /** When another code may be sent. */
  readonly waitUntilMs: number;
}

/**
 * Kept in this tab only. Phones drop a page while its owner reads the message with the code, and must not ask for
 * another code then. The code itself is not kept.
 */
const key = 'crossdock.join';
/** As long as a code is good. */
const codeMs = 600_000;

export const storeJoinDraft = (draft: JoinDraft): void => storeInTab(key, draft);

/** Fills in the fields of `empty` that were kept. A code that has ended is as if it had not been sent. */
export function withJoinDraft(empty: JoinDraft): JoinDraft {
  const found = withStoredInTab(key, empty);
  const { ticket, sentTo, sentAtMs, waitUntilMs } = empty;
  const ended = Date.now() - found.sentAtMs > codeMs;
  return ended ? { ...found, ticket, sentTo, sentAtMs, waitUntilMs } : found;
}

export const deleteJoinDraft = (): void => deleteFromTab(key);
