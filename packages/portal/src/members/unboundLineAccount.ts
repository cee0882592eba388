/**
 * A LINE account that is not bound to a member waits here until its owner logs in or registers. It is kept in this tab
 * only, so that the next person at a shared computer does not find it.
 */
const waitingKey = 'crossdock.messenger.waiting';

export interface UnboundLineAccount {
  readonly ticket: string;
  readonly name: string;
}

export function storeUnboundLineAccount(account: UnboundLineAccount): void {
  sessionStorage.setItem(waitingKey, JSON.stringify(account));
}

export function unboundLineAccount(): UnboundLineAccount | null {
  try {
    return JSON.parse(sessionStorage.getItem(waitingKey) ?? 'null');
  } catch {
    return null;
  }
}

export function deleteUnboundLineAccount(): void {
  sessionStorage.removeItem(waitingKey);
}
