/**
 * Connects calls that need re-authentication with the dialog for it. The dialog asks only once, however many calls
 * wait.
 */
type Answer = (shown: boolean) => void;

let waiting: readonly Answer[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Resolves with true if the reader re-authenticated, and with false if not or if no dialog is available. */
export function requestReauthentication(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    tell();
  });
}

export function finishReauthentication(shown: boolean): void {
  const answered = waiting;
  waiting = [];
  for (const answer of answered) answer(shown);
  tell();
}

export const isReauthenticationOpen = (): boolean => waiting.length > 0;

export function onReauthenticationRequested(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
