import { refuse } from '@crossdock/contract/refusals.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import { claimableFrom, isPastDay, lastClaimDay } from '@crossdock/domain/aftersales/deadline.ts';
import { findClaim, insertClaim } from '../aftersales/store.ts';
import { claimViewMapper } from '../aftersales/view.ts';
import { lockOrderOf } from '../orders/store.ts';
import { ownsFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { newId, newReference } from '../platform/ids.ts';
import { claimLimitOf } from './claimLimits.ts';

export const applyForAfterSales: Handler<'applyForAfterSales'> = async (tx, actor, input, services) => {
  const { memberId, shop, lang } = actor;
  const { kind, amountMinor, damageFileIds, purchaseFileIds } = input;
  const order = await lockOrderOf(tx, memberId, input.orderId);
  if (order === undefined) return refuse('row.notFound');
  const from = claimableFrom(order);
  if (from === undefined) return refuse('aftersales.notSigned');
  const day = lastClaimDay(from, shop.settings.afterSales.days, shop.timeZone);
  if (isPastDay(day, tx.now, shop.timeZone)) return refuse('aftersales.tooLate', { day });
  const limit = await claimLimitOf(tx, order, input, shop.settings);
  if (limit === undefined)
    return input.packageId === undefined
      ? refuse('row.notFound')
      : refuse('aftersales.notInBox', {}, 'packageId');
  // Only a delivered order needs pictures of damage. A lost order has nothing to photograph.
  if (order.state === 'signed' && damageFileIds.length === 0)
    return refuse('aftersales.damageRequired', {}, 'damageFileIds');
  if (kind === 'freightAndGoods' && purchaseFileIds.length === 0)
    return refuse('aftersales.purchaseRequired', {}, 'purchaseFileIds');
  for (const [field, ids] of Object.entries({ damageFileIds, purchaseFileIds }))
    if (!(await ownsFiles(tx, memberId, ids, 'aftersales')))
      return refuse('aftersales.pictureUnknown', {}, field);
  const mostMinor = limit.mostMinor[kind];
  if (mostMinor === 0) return refuse('aftersales.nothing');
  if (amountMinor > mostMinor) {
    const most = moneyText(mostMinor, shop.currency, lang);
    return refuse('aftersales.overLimit', { most }, 'amountMinor');
  }
  const { orderId, parcelId, packageId = null, remark } = input;
  const id = newId();
  const number = newReference('AS');
  const files = { damageFileIds, purchaseFileIds };
  const claim = {
    id,
    number,
    memberId,
    orderId,
    parcelId,
    packageId,
    kind,
    claimedMinor: amountMinor,
    remark,
    ...files,
  };
  // If two requests arrive at once, the second finds the first one's row.
  if (!(await insertClaim(tx, actor, claim))) return refuse('aftersales.known');
  const row = await findClaim(tx, id);
  return row ? (await claimViewMapper(tx, actor, services, [row]))(row) : refuse('row.notFound');
};
