import { hasKey, isRecord } from '@crossdock/domain/records.ts';

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

export function keepJoinDraft(draft: JoinDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The browser forbids storage, so nothing is kept.
  }
}

/** Fills in the fields of `empty` that were kept. A code that has ended is as if it had not been sent. */
export function withJoinDraft(empty: JoinDraft): JoinDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (!isRecord(kept)) return empty;
    const same = Object.entries(empty).map(([name, value]) => [
      name,
      hasKey(kept, name) && typeof kept[name] === typeof value ? kept[name] : value,
    ]);
    const found: JoinDraft = Object.fromEntries(same);
    const { ticket, sentTo, sentAtMs, waitUntilMs } = empty;
    const ended = Date.now() - found.sentAtMs > codeMs;
    return ended ? { ...found, ticket, sentTo, sentAtMs, waitUntilMs } : found;
  } catch {
    return empty;
  }
}

export function dropJoinDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
