import { callingCodes, isRegion } from '@crossdock/domain/regions.ts';
import { countriesByCode } from '../addresses/geography.store.ts';
import { addressesForOrders } from '../addresses/store.ts';
import { vipChannels } from '../checkout/vipFacts.ts';
import { approvedDeclarers } from '../declarers/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import { offeredProducts } from '../vipOrders/products.store.ts';
import type { NamedAddress, VipSheetChoices } from './nameIndexes.ts';

/** The values that the member can use in a sheet and that its drop-downs offer. */
export async function choicesFor(tx: Tx, { memberId, shop, lang }: Member): Promise<VipSheetChoices> {
  const [products, channels, addresses, declarers] = await Promise.all([
    offeredProducts(tx, ''),
    vipChannels(tx),
    addressesForOrders(tx, memberId),
    approvedDeclarers(tx, memberId),
  ]);
  const codes = [...new Set(channels.map(({ channel }) => channel.country))];
  const countries = await countriesByCode(tx, codes);
  return {
    currency: shop.currency,
    products: products.map(({ id, zh, tw, en, hsCode, unit, valueMinor }) => ({
      id,
      name: { zh, tw, en }[lang],
      names: [zh, tw, en, hsCode],
      unit,
      valueMinor,
    })),
    channels: channels.map(({ channel, carriers }) => ({
      id: channel.id,
      name: channel[lang],
      names: [channel.zh, channel.tw, channel.en, channel.code],
      country: channel.country,
      carriers,
    })),
    addresses: addresses.map(namedAddress),
    declarers: declarers.map(({ id, name }) => ({ id, name, names: [name] })),
    countries: codes.filter(isRegion).map((code) => {
      const names = countries.find((row) => row.code === code) ?? { zh: code, tw: code, en: code };
      return {
        id: code,
        name: names[lang],
        names: [names.zh, names.tw, names.en],
        areaCode: callingCodes[code],
      };
    }),
  };
}

type AddressRow = Awaited<ReturnType<typeof addressesForOrders>>[number];

/** An address as the drop-down shows it, the same in every language: recipient and place. */
function namedAddress(address: AddressRow): NamedAddress {
  const { id, consignee, country, province, city, area, street, detail } = address;
  const place =
    address.pickupPointName ?? address.store?.name ?? [province, city, area, street, detail].join('');
  const name = `${consignee} ${place}`;
  return { id, name, names: [name], country, deliveryType: address.deliveryType === 3 ? 3 : 2 };
}
