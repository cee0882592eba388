import type { AddressView } from '@crossdock/contract/addressViews.ts';

/** The whole place in one line, as a label would carry it. */
export function fullPlace(address: AddressView): string {
  if (address.store) return `7-11 ${address.store.name} (${address.store.number}) ${address.store.address}`;
  if (address.pickupPointName) return `${address.pickupPointName} · ${address.pickupPointAddress ?? ''}`;
  const { zip, province, city, area, street, detail } = address;
  if (address.country === 'TW' || address.country === 'HK')
    return [zip, `${province}${city}${area}${street}${detail}`].filter(Boolean).join(' ');
  return [detail, street, area, city, province, zip].filter(Boolean).join(', ');
}

export function mapUrl(address: AddressView): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(fullPlace(address))}`;
}
