import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { orderStates } from '@crossdock/domain/orders/states.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { client } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { repeatUntilFinal } from '../shell/repeatUntilFinal.ts';
import { resolveOrder } from '../shell/resolveScan.ts';

/** Finds the order of a scanned number, or says why it cannot be packed. */
export async function findOrderToPack(number: string): Promise<{ readonly id: string } | string> {
  const looked = await resolveOrder(number, 'packing');
  if (!looked.ok) return looked.failure.message;
  const { kind, state, orderId, ...thing } = looked.data ?? { kind: '', state: '', orderId: '', id: '' };
  const id = kind === 'tote' ? orderId : thing.id;
  if (kind === 'tote' && id === '') return t('orders.pack.toteEmpty', { number });
  if (!isOneOf(orderStates, state)) return t('orders.unknown', { number });
  return state === 'processing'
    ? { id }
    : t('orders.pack.notToPack', { number, state: t(`orders.state.${state}`) });
}

/** Finds the order and also loads its parcels. */
export async function loadOrderToPack(number: string): Promise<DeskOrderDetails | string> {
  const found = await findOrderToPack(number);
  if (typeof found === 'string') return found;
  const order = await repeatUntilFinal(() =>
    client.attempt('getDeskOrder', { orderId: found.id }, { fresh: true }),
  );
  return order.ok ? order.data : order.failure.message;
}
