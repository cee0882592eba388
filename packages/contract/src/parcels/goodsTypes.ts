import { goodsClasses, goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, id, note, text, texts, whole } from '../wire/values.ts';

export const editGoodsTypeInput = z.strictObject({
  id,
  zh: text(40),
  tw: text(40),
  en: text(40),
  goodsClass: z.enum(goodsClasses),
  active: z.boolean(),
});

const staffGoodsType = z.object({
  id,
  code: z.enum(goodsTypes),
  ...texts.shape,
  goodsClass: z.enum(goodsClasses),
  position: z.number().int(),
  active: z.boolean(),
});

/** The shop's names of the goods types, and which of them ship. */
export const goodsTypeCalls = {
  listStaffGoodsTypes: call('GET', 'staff/goods-types', {
    by: 'staff',
    can: 'warehouse.read',
    summary: 'The goods types with their names, classes and order',
    input: emptyInput,
    output: z.array(staffGoodsType),
  }),
  editGoodsType: call('POST', 'staff/goods-types/edit', {
    by: 'staff',
    can: 'warehouse.write',
    summary: 'Rename a goods type, change its class, offer it or not',
    input: editGoodsTypeInput,
    output: doneAnswer,
  }),
  correctParcel: call('POST', 'staff/parcels/correct', {
    by: 'staff',
    can: 'parcel.write',
    summary:
      'Correct the goods type or the note of a parcel that is in the warehouse and in no order, or note what its proof of purchase says',
    input: z.strictObject({
      id,
      goodsType: note(40).optional(),
      remark: note(200).optional(),
      /** The paid price, from the proof of purchase; 0 if unknown. */
      provenPaidMinor: whole.min(0, 'field.tooSmall').max(1_000_000_00, 'field.tooBig').optional(),
    }),
    output: doneAnswer,
    refusals: ['parcel.goodsType', 'parcel.notHere'],
  }),
  orderGoodsTypes: call('POST', 'staff/goods-types/order', {
    by: 'staff',
    can: 'warehouse.write',
    summary: 'Set the order of the goods types',
    input: z.strictObject({ ids: z.array(id).min(1).max(50) }),
    output: doneAnswer,
  }),
};
