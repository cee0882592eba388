import { goodsClasses, goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { count, id, note, plain, texts, textsUpTo, whole } from '../wire/values.ts';

export const editGoodsTypeInput = z.strictObject({
  id,
  ...textsUpTo(40),
  goodsClass: z.enum(goodsClasses),
  active: plain.yesNo,
});

const staffGoodsType = z.object({
  id,
  code: z.enum(goodsTypes),
  ...texts.shape,
  goodsClass: z.enum(goodsClasses),
  position: count,
  active: plain.yesNo,
});

/** The shop's names of the goods types, and which of them ship. */
export const goodsTypeCalls = {
  listStaffGoodsTypes: staff('warehouse.read').get('staff/goods-types', {
    summary: 'The goods types with their names, classes and order',
    output: z.array(staffGoodsType),
  }),
  editGoodsType: staff('warehouse.write').post('staff/goods-types/edit', {
    summary: 'Rename a goods type, change its class, offer it or not',
    input: editGoodsTypeInput,
  }),
  correctParcel: staff('parcel.write').post('staff/parcels/correct', {
    summary:
      'Correct the goods type or the note of a parcel that is in the warehouse and in no order, or note what its proof of purchase says',
    input: z.strictObject({
      id,
      goodsType: note(40).optional(),
      remark: note(200).optional(),
      /** The paid price, from the proof of purchase; 0 if unknown. */
      provenPaidMinor: whole.min(0, 'field.tooSmall').max(1_000_000_00, 'field.tooBig').optional(),
    }),
    refusals: ['parcel.goodsType', 'parcel.notHere'],
  }),
  orderGoodsTypes: staff('warehouse.write').post('staff/goods-types/order', {
    summary: 'Set the order of the goods types',
    input: z.strictObject({ ids: z.array(id).min(1).max(50) }),
  }),
};
