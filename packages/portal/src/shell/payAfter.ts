import { stored } from '@crossdock/web/storage.ts';
import { keys } from './keys.ts';

/**
 * The order that a top-up is for. The provider returns to the top-up's page and does not know the order, so the browser
 * remembers it.
 */
export function rememberPayAfter({ payId, orderId }: { payId: string; orderId: string }): void {
  stored.set(keys.payAfter, `${payId} ${orderId}`);
}

/** The order to pay when this top-up has arrived. */
export function orderAfter(payId: string): string | undefined {
  const [topUp, orderId] = (stored.get(keys.payAfter) ?? '').split(' ');
  return topUp === payId ? orderId : undefined;
}

export function forgetPayAfter(): void {
  stored.remove(keys.payAfter);
}
