import { startingCardName } from '@crossdock/contract/pricing/laneSetTexts.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { laneSetsAsOf } from '@crossdock/domain/pricing/laneSets/laneSets.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Staff } from '../platform/scope.ts';
import { cardFieldsOf } from '../pricing/cardFields.ts';
import { insertChannel, insertZone, setChannelCarriers } from '../pricing/desk.store.ts';
import { insertDraft } from '../pricing/rateCards.store.ts';
import { toWritable } from '../pricing/view.ts';
import { channelsFromLaneSets, idsByCode, insertLaneSetCarriers, lockWarehouse } from './laneSets.store.ts';
import { laneSetForShop } from './laneSets.ts';

type Lane = ReturnType<typeof laneSetForShop>['lanes'][number];

/**
 * Creates the parts of the set that the shop lacks; repeating it changes nothing. Prices are drafts, so
 * members do not see them yet.
 */
export const takeLaneSet: Handler<'takeLaneSet'> = async (tx, actor, { set, warehouseId }) => {
  if (!(await lockWarehouse(tx, warehouseId))) return refuse('row.notFound', {}, 'warehouseId');
  const { country, carriers, lanes } = laneSetForShop(set, actor.shop);
  const taken = await channelsFromLaneSets(tx);
  const missing = lanes.filter(
    ({ code }) => !taken.some((one) => one.setLane === code && one.warehouseId === warehouseId),
  );
  if (missing.length === 0) return { lanes: 0, zones: 0, carriers: 0 };
  const carrierIds = await idsByCode(tx, 'carriers');
  const newCarriers = carriers.filter(({ code }) => !carrierIds.has(code));
  await insertLaneSetCarriers(tx, newCarriers, carrierIds);
  const codes = new Set((await idsByCode(tx, 'channels')).keys());
  for (const [at, lane] of missing.entries())
    await makeLane(tx, actor, lane, {
      ...{ warehouseId, country, carrierIds },
      code: freeCode(lane.code, codes),
      position: codes.size + at,
    });
  return {
    lanes: missing.length,
    zones: missing.flatMap(({ zones }) => zones).length,
    carriers: newCarriers.length,
  };
};

/** The set's code; with a number added if a shipping method of the shop has that code already. */
function freeCode(code: string, taken: ReadonlySet<string>): string {
  if (!taken.has(code)) return code;
  let number = 2;
  while (taken.has(`${code}-${number}`)) number += 1;
  return `${code}-${number}`;
}

async function makeLane(
  tx: Tx,
  { staffId, shop }: Staff,
  lane: Lane,
  at: {
    warehouseId: string;
    country: string;
    code: string;
    position: number;
    carrierIds: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const { partner, carriers, zones, code: setLane, ...fields } = lane;
  const { country, carrierIds, ...place } = at;
  const channelId = await insertChannel(tx, {
    ...{ ...fields, ...place, country, setLane, active: true },
    goodsClasses: [...fields.goodsClasses],
    deliveryTypes: [...new Set(carriers.map(({ deliveryType }) => deliveryType))].sort(),
    ...{ partnerName: partner.name, partnerPhone: partner.phone, partnerUrl: partner.url },
  });
  if (channelId === undefined) throw new Error(`the code ${at.code} was free`);
  await setChannelCarriers(
    tx,
    channelId,
    carriers.flatMap(({ code, deliveryType }) => {
      const carrierId = carrierIds.get(code);
      return carrierId === undefined ? [] : [{ carrierId, deliveryType }];
    }),
  );
  const name = startingCardName[shop.defaultLang].replace('{month}', laneSetsAsOf);
  for (const { card, ...zone } of zones) {
    const { id } = await insertZone(tx, { ...zone, channelId, country });
    const period = { name, validFrom: tx.now, validTo: null };
    await insertDraft(
      tx,
      { channelId, zoneId: id, staffId },
      cardFieldsOf(period, toWritable(card), shop.currency),
    );
  }
}
