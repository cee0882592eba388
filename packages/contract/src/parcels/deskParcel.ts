import { z } from 'zod';
import { pictureView } from '../wire/pictures.ts';
import { count, id, maybeMeasureFields, minor, plain } from '../wire/values.ts';

/** A parcel as the packing desk sees it. */
export const deskParcel = z.object({
  id,
  courierNumber: plain.text,
  number: plain.text,
  state: plain.text,
  shelfCode: plain.text,
  goodsName: plain.text,
  goodsTypeName: plain.text,
  goodsCount: count,
  declaredValueMinor: minor,
  ...maybeMeasureFields,
  remark: plain.text,
  pictures: z.array(pictureView),
});
export type DeskParcel = z.infer<typeof deskParcel>;
