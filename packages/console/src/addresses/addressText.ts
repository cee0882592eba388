import type { AddressView } from '@crossdock/contract/addresses/shapes.ts';
import { addressLine } from '@crossdock/domain/addresses/line.ts';

/** The full address in one line, as on a label. */
export function fullAddressLine(address: AddressView): string {
  if (address.store) return `7-11 ${address.store.name} (${address.store.number}) ${address.store.address}`;
  if (address.pickupPointName) return `${address.pickupPointName} · ${address.pickupPointAddress ?? ''}`;
  return addressLine(address);
}

export function mapUrl(address: AddressView): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(fullAddressLine(address))}`;
}
