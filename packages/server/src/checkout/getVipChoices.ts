import type { Output } from '@crossdock/contract/table.ts';
import { pickupPoints } from '../addresses/pickupPoints.store.ts';
import { addressesForOrders } from '../addresses/store.ts';
import { approvedDeclarers } from '../declarers/store.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Member } from '../platform/scope.ts';
import { addressDestination } from './destination.ts';
import { vipChannels } from './vipFacts.ts';
import { vipRefusal } from './vipOrders.ts';

export const getVipChoices: Handler<'getVipChoices'> = (tx, actor) => vipChoices(tx, actor);

/** What a member can choose in the form of a VIP order: addresses, pickup points, channels and declarers. */
async function vipChoices(tx: Tx, actor: Member): Promise<Output<'getVipChoices'>> {
  const [forbidden, addresses, points, channels, declarers] = await Promise.all([
    vipRefusal(tx, actor),
    addressesForOrders(tx, actor.memberId),
    pickupPoints(tx),
    vipChannels(tx),
    approvedDeclarers(tx, actor.memberId),
  ]);
  return {
    allowed: forbidden === undefined,
    addresses: addresses.map((address) => ({
      id: address.id,
      deliveryType: address.deliveryType,
      isDefault: address.isDefault,
      state: address.state === 'approved' ? ('approved' as const) : ('pending' as const),
      destination: addressDestination(
        address,
        points.find(({ id }) => id === address.pickupPointId),
      ),
    })),
    channels: channels.map(({ channel, carriers, lanes }) => ({
      id: channel.id,
      name: channel[actor.lang],
      country: channel.country,
      minDays: channel.minDays,
      maxDays: channel.maxDays,
      taxOffered: lanes.some(({ card }) => card.taxes.some((tax) => !tax.always)),
      codOffered: lanes.some(({ card, codOffered }) => codOffered && card.cashOnDelivery !== null),
      insuranceOffered: lanes.some(({ card }) => card.insurance !== null),
      carriers: carriers.map(({ id, name, deliveryType }) => ({ id, name, deliveryType })),
    })),
    declarers: declarers.map(({ id, name, country }) => ({ id, name, country })),
    declarerCountries: [...actor.shop.settings.declarerCountries],
  };
}
