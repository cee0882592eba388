import { isRefusal } from '@crossdock/contract/refusals.ts';
import { prepareOrder } from '@crossdock/server/checkout/prepare.ts';
import type { Tx } from '@crossdock/server/platform/db.ts';
import { db } from '@crossdock/server/platform/query.ts';
import { asMemberId } from '@crossdock/server/platform/scope.ts';
import { shopCondition } from '@crossdock/server/platform/shopCondition.ts';
import { shopJoin } from '@crossdock/server/platform/shopJoin.ts';
import { currentSettings } from '@crossdock/server/platform/shopSettings.ts';
import type { DemoSetContext } from './base.ts';

/**
 * An order of one shelved parcel that the demo member could submit now, as an assistant prepares it;
 * undefined if there is none.
 */
export async function orderForAssistant(tx: Tx, { members, shop, code, now }: DemoSetContext) {
  const [member] = members;
  if (member === undefined) return undefined;
  const buyer = {
    memberId: asMemberId(member.id),
    lang: shop.lang,
    shop: {
      ...{ id: tx.shopId, code, name: shop.name, theme: shop.theme, demo: true },
      ...{ iconFileId: null, cardFileId: null, langVersion: 1, installationPays: false },
      ...{ currency: shop.currency, timeZone: shop.timeZone, defaultLang: shop.lang, languages: [shop.lang] },
      openedAt: new Date(now).toISOString(),
      settings: await currentSettings(tx),
    },
  };
  for (const { addressId, channelId, carrierId, warehouseId } of await usualWays(tx, member.id))
    for (const { id } of await shelved(tx, member.id, warehouseId)) {
      if (addressId === null) continue;
      const choice = {
        ...{ parcelIds: [id], deliveryType: 2 as const, addressId, channelId, carrierId },
        ...{
          insuredMinor: 0,
          taxIncluded: false,
          cashOnDelivery: false,
          declarerIds: [],
          services: [],
          points: 0,
        },
      };
      const prepared = await prepareOrder(tx, buyer, choice, { lock: false });
      if (isRefusal(prepared) || prepared.offer.quote.refusals.length > 0) continue;
      const { totalMinor } = prepared.offer.quote;
      return { totalMinor, input: { ...choice, remark: '', totalMinor, agreed: true } };
    }
  return undefined;
}

/** The destinations and lanes of the member's earlier orders to addresses that still exist, newest first. */
const usualWays = (tx: Tx, memberId: string) =>
  tx.all(
    db
      .selectFrom('orders')
      .innerJoin('addresses', shopJoin('addresses.id', 'orders.addressId'))
      .select(['orders.addressId', 'orders.channelId', 'orders.carrierId', 'orders.warehouseId'])
      .where(
        shopCondition(tx, {
          'orders.memberId': memberId,
          'orders.deliveryType': 2,
          'addresses.state': 'approved',
        }),
      )
      .where('addresses.deletedAt', 'is', null)
      .orderBy('orders.id', 'desc')
      .limit(5),
  );

/** The most recently shelved first: their storage stays free longest, so the price stays the same longest. */
const shelved = (tx: Tx, memberId: string, warehouseId: string) =>
  tx.all(
    db
      .selectFrom('parcels')
      .select('id')
      .where(shopCondition(tx, { memberId, warehouseId, state: 'shelved' }))
      .where('orderId', 'is', null)
      .orderBy('shelvedAt', 'desc')
      .orderBy('id')
      .limit(5),
  );
