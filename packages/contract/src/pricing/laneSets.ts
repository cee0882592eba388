import { goodsClasses } from '@crossdock/domain/parcels/goods.ts';
import { laneSetCodes } from '@crossdock/domain/pricing/laneSets/laneSets.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { count, id, plain, texts } from '../wire/values.ts';
import { rateCardBody } from './rateCard.ts';

/**
 * This file contains the calls for standard sets of lanes. They show the lanes and prices that each set creates, in
 * the shop's currency, and which sets were copied.
 */
const setZone = z.object({
  name: plain.text,
  zipPrefixes: plain.texts,
  card: rateCardBody,
  /**
   * The prices of one box by weight, delivered to a home, without duty. Null if the card has no price for the weight.
   */
  prices: z.array(z.object({ weightG: count, totalMinor: plain.maybeMinor })),
});
const setLane = z.object({
  code: plain.text,
  ...texts.shape,
  mode: z.enum(['sea', 'air', 'land']),
  goodsClasses: z.array(z.enum(goodsClasses)),
  minDays: count,
  maxDays: count,
  codOffered: plain.yesNo,
  carriers: plain.texts,
  zones: z.array(setZone),
});
const laneSet = z.object({
  code: z.enum(laneSetCodes),
  country: plain.text,
  lanes: z.array(setLane),
  /** The warehouses for which the set's lanes were copied. */
  taken: z.array(z.object({ warehouseId: id, lanes: count, removable: plain.yesNo })),
});
export type LaneSetPreview = z.infer<typeof laneSet>;

const which = z.strictObject({ set: z.enum(laneSetCodes), warehouseId: id });

export const laneSetCalls = {
  getLaneSets: staff('pricing.read').get('staff/lane-sets', {
    summary: 'Standard shipping methods with starting prices, and which the shop took over',
    output: z.object({
      /** Year and month of the figures. */
      asOf: plain.text,
      /** Whether prices in the shop’s currency are known; otherwise all are 0. */
      priced: plain.yesNo,
      sets: z.array(laneSet),
    }),
  }),
  takeLaneSet: staff('pricing.write').postOnce('staff/lane-sets/take', {
    summary: 'Take over a standard set from a warehouse, its prices as drafts; what is there already stays',
    input: which,
    output: z.object({ lanes: count, zones: count, carriers: count }),
  }),
  dropLaneSet: staff('pricing.write').post('staff/lane-sets/drop', {
    summary: 'Remove what was taken over, as long as nothing was ordered with it',
    input: which,
    refusals: ['pricing.setInUse'],
  }),
};
