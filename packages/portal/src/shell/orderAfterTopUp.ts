import { sameSitePath } from '@crossdock/web/sameSitePath.ts';
import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { keys } from './keys.ts';

/**
 * Stores the order that a top-up is for. The provider returns to the page of the top-up and does not know the order.
 */
export function storeTopUpPurpose(after: PayAfter & { readonly payId: string }): void {
  const { payId, orderId, dueMinor, goods } = after;
  safeLocalStorage.set(keys.payAfter, `${payId} ${orderId} ${dueMinor}${goods ? ' goods' : ''}`);
}

interface PayAfter {
  readonly orderId: string;
  /**
   * The amount due when the top-up was chosen, in minor units. If another amount is due after the top-up, the order
   * is not paid automatically.
   */
  readonly dueMinor: number;
  /** True for bought goods, false for a shipping order. */
  readonly goods: boolean;
}

/**
 * The order to pay when this top-up has arrived. An entry without an amount comes from an older page and pays
 * nothing.
 */
export function orderToPayAfterTopUp(payId: string): PayAfter | undefined {
  const [topUp, orderId = '', due = '', goods] = (safeLocalStorage.get(keys.payAfter) ?? '').split(' ');
  if (topUp !== payId || !orderId) return undefined;
  return { orderId, dueMinor: due === '' ? -1 : Number(due), goods: goods === 'goods' };
}

export function deleteTopUpPurpose(): void {
  safeLocalStorage.remove(keys.payAfter);
}

/**
 * Remembers the page whose balance was too low. The provider returns to the page of the top-up, which leads back to
 * the remembered page.
 */
export function storeReturnPage(payId: string, path: string): void {
  safeLocalStorage.set(keys.returnAfter, `${payId} ${path}`);
}

/** The page to continue on after this top-up. */
export function pageAfterTopUp(payId: string): string | null {
  const kept = safeLocalStorage.get(keys.returnAfter) ?? '';
  return kept.startsWith(`${payId} `) ? sameSitePath(kept.slice(payId.length + 1)) : null;
}
