import type { DeskOrder, DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { client } from '../shell/api.ts';
import { decided } from '../shell/decided.ts';
import { t } from '../shell/i18n.ts';

/** Finds the order of a scanned number, or says why it cannot be packed. */
export async function findToPack(number: string): Promise<DeskOrder | string> {
  const looked = await decided(() => client.attempt('findDeskOrder', { number }, { fresh: true }));
  if (!looked.ok) return looked.failure.message;
  if (looked.data.state === 'processing') return looked.data;
  return t('orders.pack.notToPack', { number, state: t(`orders.state.${looked.data.state}`) });
}

/** Does the same and also loads the order's parcels. */
export async function orderToPack(number: string): Promise<DeskOrderDetails | string> {
  const found = await findToPack(number);
  if (typeof found === 'string') return found;
  const order = await decided(() => client.attempt('getDeskOrder', { orderId: found.id }, { fresh: true }));
  return order.ok ? order.data : order.failure.message;
}
