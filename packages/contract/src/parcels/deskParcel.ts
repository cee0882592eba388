import { z } from 'zod';
import { pictureView } from '../wire/pictures.ts';
import { count, id, minor } from '../wire/values.ts';

/** A parcel as the packing desk sees it. */
export const deskParcel = z.object({
  id,
  courierNumber: z.string(),
  number: z.string(),
  state: z.string(),
  shelfCode: z.string(),
  goodsName: z.string(),
  goodsTypeName: z.string(),
  goodsCount: count,
  declaredValueMinor: minor,
  weightG: count.nullable(),
  lengthMm: count.nullable(),
  widthMm: count.nullable(),
  heightMm: count.nullable(),
  remark: z.string(),
  pictures: z.array(pictureView),
});
export type DeskParcel = z.infer<typeof deskParcel>;
