import { z } from 'zod';
import { pictureView } from '../wire/pictures.ts';
import { count, id, maybeMeasured, minor } from '../wire/values.ts';

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
  ...maybeMeasured,
  remark: z.string(),
  pictures: z.array(pictureView),
});
export type DeskParcel = z.infer<typeof deskParcel>;
