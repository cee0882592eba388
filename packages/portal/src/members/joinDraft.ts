import { deleteFromTab, storeInTab, withTabDraft } from './tabDraft.ts';

/** The input of a person who joins by phone, and the data of the code that was sent to them. */
export interface JoinDraft {
  readonly areaCode: string;
  readonly phone: string;
  /** The ticket of the code that was sent; empty if none was sent. */
  readonly ticket: string;
  readonly service: boolean;
  readonly carrier: boolean;
  /** The receiver of the code; empty if none was sent. */
  readonly sentTo: string;
  readonly sentAtMs: number;
  /** The time from which another code may be sent. */
  readonly waitUntilMs: number;
}

/**
 * The draft is kept in this tab only. Phones may close a page while the person reads the message with the code. The
 * reopened page must not require another code. The code itself is not kept.
 */
const key = 'crossdock.join';
/** The time for which a code is valid. */
const codeMs = 600_000;

export const storeJoinDraft = (draft: JoinDraft): void => storeInTab(key, draft);

/** Fills in the fields of `empty` that were stored. An expired code is treated as if none had been sent. */
export function withJoinDraft(empty: JoinDraft): JoinDraft {
  const found = withTabDraft(key, empty);
  const { ticket, sentTo, sentAtMs, waitUntilMs } = empty;
  const ended = Date.now() - found.sentAtMs > codeMs;
  return ended ? { ...found, ticket, sentTo, sentAtMs, waitUntilMs } : found;
}

export const deleteJoinDraft = (): void => deleteFromTab(key);
