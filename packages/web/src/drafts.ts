import { safeLocalStorage } from './storage.ts';

/**
 * Unsent input of a long form. It survives a reload, the back button, a change of language and the end of a session,
 * in this browser only. It belongs to one member: another member who logs in here cannot see it, and logging out
 * deletes it.
 */
const prefix = 'crossdock.draft.';
const ownerKey = 'crossdock.draftOwner';
const keptForMs = 7 * 24 * 3_600_000;

interface Kept {
  readonly at: number;
  readonly values: unknown;
}

let owned = Promise.withResolvers<void>();

/** Call when the server has said who is logged in: their drafts may be read from now on. */
export function setDraftsOwner(memberId: string): void {
  if (safeLocalStorage.get(ownerKey) !== memberId) {
    safeLocalStorage.removeAll(prefix);
    safeLocalStorage.set(ownerKey, memberId);
  }
  owned.resolve();
}

/**
 * Call when the session ended, here or in another tab: the owner of drafts is unknown until the next login.
 */
export function unsetDraftsOwner(): void {
  owned = Promise.withResolvers<void>();
}

/** Call when the member logged out. */
export function deleteDrafts(): void {
  unsetDraftsOwner();
  safeLocalStorage.removeAll(prefix);
  safeLocalStorage.remove(ownerKey);
}

export function storeDraft(name: string, values: unknown): void {
  if (safeLocalStorage.get(ownerKey) === null) return;
  safeLocalStorage.set(prefix + name, JSON.stringify({ at: Date.now(), values } satisfies Kept));
}

export function deleteDraft(name: string): void {
  safeLocalStorage.remove(prefix + name);
}

/** Waits until the server has said who is logged in. */
export async function readDraft(name: string): Promise<unknown> {
  await owned.promise;
  const text = safeLocalStorage.get(prefix + name);
  if (text === null) return undefined;
  try {
    const { at, values }: Kept = JSON.parse(text);
    if (Date.now() - at < keptForMs) return values;
  } catch {
    // The stored text is not a draft.
  }
  deleteDraft(name);
  return undefined;
}
