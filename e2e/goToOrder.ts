import { expect, type Page } from '@playwright/test';
import type { OrderState } from '../packages/domain/src/orders/states.ts';
import { go } from './route.ts';
import { portalTextOf } from './words.ts';

/**
 * Goes from the list of orders in a state to one of these orders. The list has similar actions, so this waits until
 * the order itself is shown.
 */
export async function goToOrder(
  phone: Page,
  origin: string,
  state: OrderState,
  number: string,
): Promise<void> {
  await go(phone, `${origin}/myOrder?state=${state}`);
  await phone.getByText(number).first().click();
  await expect(phone.getByRole('heading', { name: portalTextOf('orders.timeline') })).toBeVisible();
}
