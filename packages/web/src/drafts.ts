import { stored } from './storage.ts';

/**
 * What was typed into a long form and not sent yet: it outlives a reload, the back button, a change of language and the
 * end of a session, in this browser alone. It belongs to one member: whoever else logs in here finds nothing of it, and
 * logging out takes it away.
 */
const prefix = 'crossdock.draft.';
const ownerKey = 'crossdock.draftOwner';
const keptForMs = 7 * 24 * 3_600_000;

interface Kept {
  readonly at: number;
  readonly values: unknown;
}

let owned = Promise.withResolvers<void>();

/** The server has said who is logged in: from now on their drafts may be read. */
export function claimDrafts(memberId: string): void {
  if (stored.get(ownerKey) !== memberId) {
    stored.removeAll(prefix);
    stored.set(ownerKey, memberId);
  }
  owned.resolve();
}

/** The session ended, here or in another tab: whose drafts these are must be told anew. */
export function disownDrafts(): void {
  owned = Promise.withResolvers<void>();
}

/** The member logged out. */
export function forgetDrafts(): void {
  disownDrafts();
  stored.removeAll(prefix);
  stored.remove(ownerKey);
}

export function keepDraft(name: string, values: unknown): void {
  if (stored.get(ownerKey) === null) return;
  stored.set(prefix + name, JSON.stringify({ at: Date.now(), values } satisfies Kept));
}

export function dropDraft(name: string): void {
  stored.remove(prefix + name);
}

/** Waits until the server has said who is logged in. */
export async function readDraft(name: string): Promise<unknown> {
  await owned.promise;
  const text = stored.get(prefix + name);
  if (text === null) return undefined;
  try {
    const { at, values }: Kept = JSON.parse(text);
    if (Date.now() - at < keptForMs) return values;
  } catch {
    // Not a draft of ours.
  }
  dropDraft(name);
  return undefined;
}
