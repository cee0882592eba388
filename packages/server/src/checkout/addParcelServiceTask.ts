import { refuse } from '@crossdock/contract/refusals.ts';
import { minor } from '@crossdock/domain/money.ts';
import {
  isOfferedFor,
  keepsParcelOutOfOrders,
  type ServicePaymentMode,
} from '@crossdock/domain/services/kinds.ts';
import { freePhotosLeft, serviceQuantity, taskPrice } from '@crossdock/domain/services/price.ts';
import { serviceableParcelStates } from '@crossdock/domain/services/states.ts';
import { markEinvoiceDue } from '../einvoices/due.store.ts';
import type { Tx } from '../platform/db.ts';
import { ownsFiles } from '../platform/fileRows.ts';
import type { Member } from '../platform/scope.ts';
import type { ServiceRow } from '../services/catalogue.store.ts';
import { countUsedFreePhotos } from '../services/store.ts';
import { insufficientBalanceRefusal } from '../settlement/payable.ts';
import { freeBalanceOf, transfer } from '../wallet/store.ts';
import { createServiceTask } from './plannedServices.ts';
import { lockServicedParcel } from './serviceWork.ts';

interface TaskRequest {
  readonly parcelId: string;
  readonly quantity: number;
  readonly payer: ServicePaymentMode;
  readonly wish: string;
  readonly fileIds: string[];
}

/**
 * Orders a service on a parcel. The parcel is locked, so that of concurrent requests the second sees the free photos
 * that the first used, and so that the parcel is not packed at the same time.
 */
export async function addParcelServiceTask(
  tx: Tx,
  actor: Member,
  service: ServiceRow | undefined,
  asked: TaskRequest,
) {
  const { parcelId, payer, wish, fileIds } = asked;
  const { memberId } = actor;
  const [parcel, areMine] = await Promise.all([
    lockServicedParcel(tx, memberId, parcelId),
    ownsFiles(tx, memberId, fileIds, 'service'),
  ]);
  if (parcel === undefined) return refuse('row.notFound');
  if (service === undefined || !isOfferedFor(service, 'parcel')) return refuse('service.notOffered');
  if (!serviceableParcelStates.includes(parcel.state)) return refuse('service.notHere');
  if (!areMine) return refuse('service.pictureUnknown', {}, 'fileIds');
  // A parcel that is already in an order keeps its price and stays in the order.
  if (parcel.orderId !== null && (payer === 'bill' || keepsParcelOutOfOrders(service.kind)))
    return refuse('service.inOrder');
  const worked = { parcelCount: 1, weightG: parcel.weightG ?? 0 };
  const taken = service.kind === 'photo' ? await countUsedFreePhotos(tx, parcelId) : 0;
  const free = freePhotosLeft(service.kind, actor.shop.settings.freePhotos, taken);
  const price = taskPrice(serviceQuantity(service.unit, asked.quantity, worked), service.priceMinor, free);
  const placed = { memberId, parcelId, orderId: null, payer, wish, ownFileIds: fileIds };
  const id = await createServiceTask(tx, actor, { service, ...price }, placed);
  if (id === undefined) return refuse('service.underWay');
  if (payer === 'balance' && price.amountMinor > 0) {
    await markEinvoiceDue(tx, actor.shop, { kind: 'service', id });
    const moved = await transfer(tx, actor, {
      from: { kind: 'memberBalance', memberId },
      to: { kind: 'revenue' },
      amount: minor(price.amountMinor),
      kind: 'serviceFee',
      serviceTaskId: id,
      memo: parcel.courierNumber,
    });
    if (moved === 'insufficient')
      return insufficientBalanceRefusal(
        Math.max(1, price.amountMinor - (await freeBalanceOf(tx, memberId))),
        actor,
      );
  }
  return { id, amountMinor: price.amountMinor, balanceMinor: await freeBalanceOf(tx, memberId) };
}
