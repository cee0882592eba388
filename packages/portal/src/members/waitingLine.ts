/**
 * A LINE account that belongs to nobody here waits in this tab alone for its person to log in or register: on a shared
 * computer the next one must not find it.
 */
const waitingKey = 'crossdock.messenger.waiting';

export interface WaitingAccount {
  readonly ticket: string;
  readonly name: string;
}

export function keepWaiting(account: WaitingAccount): void {
  sessionStorage.setItem(waitingKey, JSON.stringify(account));
}

export function waitingAccount(): WaitingAccount | null {
  try {
    return JSON.parse(sessionStorage.getItem(waitingKey) ?? 'null');
  } catch {
    return null;
  }
}

export function forgetWaiting(): void {
  sessionStorage.removeItem(waitingKey);
}
