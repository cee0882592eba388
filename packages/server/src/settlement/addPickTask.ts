import { refuse } from '@crossdock/contract/refusals.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { pickupDays } from '@crossdock/domain/pickups/days.ts';
import { pickupPrice } from '@crossdock/domain/pickups/price.ts';
import { servedAreas } from '../pickups/areas.store.ts';
import { insertPickup } from '../pickups/store.ts';
import type { Handler } from '../platform/handler.ts';
import { newId, newReference } from '../platform/ids.ts';
import { freeBalanceOf } from '../wallet/store.ts';
import { insufficientBalanceRefusal } from './payable.ts';
import { payPickup } from './pickups.ts';

export const addPickTask: Handler<'addPickTask'> = async (tx, actor, input) => {
  const { memberId, shop, lang } = actor;
  const { amountMinor: shownMinor, ...wished } = input;
  const area = (await servedAreas(tx)).find(({ id }) => id === input.areaId);
  if (area === undefined) return refuse('pickup.noService', {}, 'areaId');
  if (input.weightG > area.maxWeightG)
    return refuse('pickup.tooHeavy', { max: `${area.maxWeightG / 1000} kg` }, 'weightG');
  const { pickups } = shop.settings;
  if (!pickupDays(dateIn(tx.now, shop.timeZone), pickups).includes(input.day))
    return refuse('pickup.day', {}, 'day');
  if (!pickups.parts.includes(input.part)) return refuse('pickup.part', {}, 'part');
  const { amountMinor } = pickupPrice(area, input.weightG);
  if (shownMinor !== undefined && shownMinor !== amountMinor)
    return refuse('pickup.priceChanged', { amount: moneyText(amountMinor, shop.currency, lang) });
  const id = newId();
  const number = newReference('PK');
  const task = { ...wished, id, number, memberId, amountMinor, warehouseId: area.warehouseId };
  await insertPickup(tx, actor, task);
  const paid = await payPickup(tx, actor, task);
  const balanceMinor = await freeBalanceOf(tx, memberId);
  if (paid === 'insufficient') return insufficientBalanceRefusal(amountMinor - balanceMinor, actor);
  return { id, number, amountMinor, balanceMinor };
};
