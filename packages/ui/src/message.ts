export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

export interface TopMessage {
  readonly id: number;
  readonly tone: Tone;
  readonly text: string;
}

/** How long a message stays: 2 s, as section 9 of the product's specification requires. */
const messageMs = 2_000;

let current: readonly TopMessage[] = [];
let next = 1;
const listeners = new Set<() => void>();

function publish(messages: readonly TopMessage[]): void {
  current = messages;
  for (const listener of listeners) listener();
}

/** Shows a transient message on top of the page for 2 s. */
export function showMessage(tone: Tone, text: string): void {
  const message = { id: next++, tone, text };
  publish([...current.filter((shown) => shown.text !== text).slice(-2), message]);
  setTimeout(() => publish(current.filter((shown) => shown !== message)), messageMs);
}

export function subscribeMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function shownMessages(): readonly TopMessage[] {
  return current;
}
