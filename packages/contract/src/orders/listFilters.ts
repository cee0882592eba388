import { z } from 'zod';
import { dayRangeFields, sortFields } from '../wire/lists.ts';
import { note, plain } from '../wire/values.ts';
import { orderState } from './shapes.ts';

const orderSorts = ['created', 'waiting', 'due', 'weight'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** The filters that every list of orders has. */
export const commonOrderFilters = {
  warehouseId: plain.optionalId,
  channelId: plain.optionalId,
  memberId: plain.optionalId,
  carrierId: plain.optionalId,
  /** ISO 3166 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'field.invalid')
    .optional(),
  /** The member's customer service or salesperson. */
  careTakerId: plain.optionalId,
  ...dayRangeFields,
  /** Part of an order, forwarding or courier number, or of the consignee's phone or name; or the member. */
  words: note(60).optional(),
};

/** The filters and sort orders of the list of orders. */
export const orderFilters = {
  state: orderState.optional(),
  ...commonOrderFilters,
  ...sortFields(orderSorts),
};
