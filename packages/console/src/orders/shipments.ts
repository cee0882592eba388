import { newIdempotencyKey } from '@crossdock/contract/client.ts';
import { packageNumberIn } from '@crossdock/domain/orders/packages.ts';
import { safeLocalStorage } from '@crossdock/web/storage.ts';
import { client, queryClient } from '../shell/api.ts';
import { DeskActionLog, ReopenSignal } from '../shell/deskActionLog.ts';
import { PersistentQueue, type QueuedAction } from '../shell/persistentQueue.ts';
import { playSound } from '../shell/sounds.ts';
import type { Shipment } from './shippingSteps.ts';

interface Waiting extends QueuedAction {
  readonly shipment: Shipment;
}

/** One shipment of this desk with its state: being sent, accepted, refused, or undone. */
export interface ShippedLine {
  readonly key: string;
  readonly shipment: Shipment;
  readonly orderId: string;
  readonly consignee: string;
  readonly carrierName: string;
  readonly state: 'sending' | 'shipped' | 'refused' | 'undone';
  readonly message: string;
}

const storageKey = 'crossdock.console.shipments';

/** Sends shipments in the order of their scans. Each reports its result. */
class ShipmentQueue extends PersistentQueue<Waiting> {
  add(shipment: Shipment): void {
    const key = newIdempotencyKey();
    shipmentLog.add(lineOf({ key, shipment }));
    this.enqueue({ key, shipment, refusal: null });
  }

  protected async send({ key, shipment }: Waiting): Promise<void> {
    const { orderId, forwardingNumber, carrierId, packageIds } = shipment;
    const input = {
      // A package's number is replaced by its order's, because packages are sent by their ids.
      ...{ number: packageNumberIn(shipment.number)?.number ?? shipment.number, orderId, forwardingNumber },
      ...(carrierId === '' ? {} : { carrierId }),
      ...(packageIds ? { packageIds: [...packageIds] } : {}),
    };
    const shipped = await client.call('shipOrder', input, { idempotencyKey: key });
    this.dismiss(key);
    playSound('good');
    const { consignee, carrierName } = shipped;
    shipmentLog.settle(key, { state: 'shipped', orderId, consignee, carrierName });
    refreshOrders();
  }

  protected refused({ key, shipment }: Waiting, message: string): void {
    this.dismiss(key);
    playSound('bad');
    shipmentReopenSignal.say(shipment);
    shipmentLog.settle(key, { state: 'refused', message });
  }
}

function lineOf({ key, shipment }: Pick<Waiting, 'key' | 'shipment'>): ShippedLine {
  return { key, shipment, orderId: '', consignee: '', carrierName: '', state: 'sending', message: '' };
}

function refreshOrders(): void {
  for (const name of ['listDeskOrders', 'getDeskOrder'])
    void queryClient.invalidateQueries({ queryKey: [name] });
}

/** The desk's only queue of shipments. It continues when another screen is opened and after a reload. */
export const shipmentQueue = new ShipmentQueue({
  read: () => safeLocalStorage.get(storageKey),
  write: (text) => safeLocalStorage.set(storageKey, text),
});
export const shipmentLog = new DeskActionLog<ShippedLine>(50, shipmentQueue.waiting().map(lineOf).reverse());
export const shipmentReopenSignal = new ReopenSignal<Shipment>();

addEventListener('online', () => void shipmentQueue.flush());
