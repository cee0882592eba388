import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { ServiceCharge } from '@crossdock/domain/pricing/quote.ts';
import {
  isOfferedFor,
  keepsParcelOutOfOrders,
  type ServicePaymentMode,
} from '@crossdock/domain/services/kinds.ts';
import {
  type ServicedParcels,
  serviceQuantity,
  type TaskPrice,
  taskPrice,
} from '@crossdock/domain/services/price.ts';
import type { ChosenParcelRow } from '../parcels/chosenParcels.store.ts';
import { setParcelInService } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { newId } from '../platform/ids.ts';
import type { Actor } from '../platform/scope.ts';
import { offeredServicesAmong, type ServiceRow } from '../services/catalogue.store.ts';
import { insertTask } from '../services/store.ts';

/** A requested service and its price. */
export interface PlannedTask extends TaskPrice {
  readonly service: ServiceRow;
}

/** The services requested for an order, priced for its parcels. */
export async function plannedServices(
  tx: Tx,
  chosen: readonly { readonly serviceId: string; readonly quantity: number }[],
  parcels: readonly ChosenParcelRow[],
): Promise<PlannedTask[] | Refusal<'service.notOffered'>> {
  const offered = await offeredServicesAmong(tx, fieldOf(chosen, 'serviceId'));
  return pricedServices(offered, chosen, parcels);
}

/** Like `plannedServices`, for services that the caller has read. */
export function pricedServices(
  offered: readonly ServiceRow[],
  chosen: readonly { readonly serviceId: string; readonly quantity: number }[],
  parcels: readonly ChosenParcelRow[],
): PlannedTask[] | Refusal<'service.notOffered'> {
  const worked: ServicedParcels = {
    parcelCount: parcels.length,
    weightG: parcels.reduce((sum, { weightG }) => sum + (weightG ?? 0), 0),
  };
  const planned: PlannedTask[] = [];
  for (const { serviceId, quantity } of chosen) {
    const service = offered.find(({ id }) => id === serviceId);
    if (service === undefined || !isOfferedFor(service, 'order'))
      return refuse('service.notOffered', {}, 'services');
    const price = taskPrice(serviceQuantity(service.unit, quantity, worked), service.priceMinor, 0);
    planned.push({ service, ...price });
  }
  return planned;
}

export function serviceChargeOf({
  service,
  quantity,
  freeQuantity,
  amountMinor,
}: PlannedTask): ServiceCharge {
  const { zh, tw, en, priceMinor } = service;
  return { names: { zh, tw, en }, quantity, freeQuantity, priceMinor, amountMinor, parcel: '' };
}

interface Placed {
  readonly memberId: string;
  readonly parcelId: string | null;
  readonly orderId: string | null;
  readonly payer: ServicePaymentMode;
  readonly wish?: string;
  readonly ownFileIds?: string[];
}

/** Orders the service; undefined if the same service on the same parcel is waiting already. Lock the parcel before. */
export async function createServiceTask(
  tx: Tx,
  actor: Actor,
  { service, quantity, freeQuantity, amountMinor }: PlannedTask,
  placed: Placed,
): Promise<string | undefined> {
  const id = newId();
  const { kind, unit, priceMinor } = service;
  const priced = { kind, unit, priceMinor, quantity, freeQuantity, amountMinor };
  if (!(await insertTask(tx, actor, { ...placed, ...priced, id, serviceId: service.id }))) return undefined;
  if (placed.parcelId !== null && keepsParcelOutOfOrders(kind))
    await setParcelInService(tx, placed.parcelId, true);
  return id;
}
