import type { OrderDraft } from '@crossdock/contract/orders/changes.ts';
import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { ServiceCharge } from '@crossdock/domain/pricing/quote.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import {
  type ServicedParcels,
  serviceQuantity,
  type TaskPrice,
  taskPrice,
} from '@crossdock/domain/services/price.ts';
import { unchargedTaskStates } from '@crossdock/domain/services/states.ts';
import { type PlannedTask, plannedServices, serviceChargeOf } from '../checkout/plannedServices.ts';
import type { ChosenParcelRow } from '../parcels/chosenParcels.store.ts';
import type { Tx } from '../platform/db.ts';
import { type TaskRow, tasksOf } from '../services/store.ts';

/** The services of the whole order after a change. */
export interface ServicesAfterChange {
  /** All current services of the order. */
  readonly standing: readonly TaskRow[];
  readonly withdrawn: readonly TaskRow[];
  readonly resized: readonly { readonly task: TaskRow; readonly price: TaskPrice }[];
  readonly placed: readonly PlannedTask[];
  /** The services as lines of the price. */
  readonly charges: readonly ServiceCharge[];
}

/** The services of the order after the change. Work that has begun stays. */
export async function servicesAfterChange(
  tx: Tx,
  orderId: string,
  wanted: OrderDraft['services'],
  parcels: readonly ChosenParcelRow[],
): Promise<ServicesAfterChange | Refusal<'service.begun' | 'service.notOffered'>> {
  const standing = (await tasksOf(tx, { orderId })).filter(
    (task) => task.parcelId === null && !isOneOf(unchargedTaskStates, task.state),
  );
  const asked = wanted && new Map(wanted.map(({ serviceId, quantity }) => [serviceId, quantity]));
  const withdrawn = asked ? standing.filter((task) => !asked.has(task.serviceId)) : [];
  if (withdrawn.some((task) => task.state !== 'requested')) return refuse('service.begun', {}, 'services');
  const worked: ServicedParcels = {
    parcelCount: parcels.length,
    weightG: parcels.reduce((sum, { weightG }) => sum + (weightG ?? 0), 0),
  };
  const resized: { task: TaskRow; price: TaskPrice }[] = [];
  for (const task of standing) {
    if (withdrawn.includes(task)) continue;
    const quantity = serviceQuantity(task.unit, asked?.get(task.serviceId) ?? task.quantity, worked);
    if (quantity === task.quantity) continue;
    if (task.state === 'requested') resized.push({ task, price: taskPrice(quantity, task.priceMinor, 0) });
    else if (asked && task.unit === 'piece') return refuse('service.begun', {}, 'services');
  }
  const fresh = (wanted ?? []).filter(
    ({ serviceId }) => !standing.some((task) => task.serviceId === serviceId),
  );
  const placed = await plannedServices(tx, fresh, parcels);
  if (isRefusal(placed)) return placed;
  const kept = standing.filter((task) => !withdrawn.includes(task) && task.payer === 'bill');
  const charges = [
    ...kept.map((task) => chargeOfTask(task, resized.find((one) => one.task === task)?.price ?? task)),
    ...placed.map(serviceChargeOf),
  ];
  return { standing, withdrawn, resized, placed, charges };
}

function chargeOfTask(
  { zh, tw, en, priceMinor }: TaskRow,
  price: Omit<TaskPrice, 'amountMinor'> & { readonly amountMinor: number },
): ServiceCharge {
  const { quantity, freeQuantity, amountMinor } = price;
  return { names: { zh, tw, en }, quantity, freeQuantity, priceMinor, amountMinor, parcel: '' };
}
