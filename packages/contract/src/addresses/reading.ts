import { z } from 'zod';

const place = { province: z.string(), city: z.string(), area: z.string(), areaId: z.string().nullable() };

/** What a pasted text says about an address. A field that the text leaves out or contradicts is empty. */
export const readAddressView = z.object({
  country: z.string(),
  consignee: z.string(),
  phone: z.string(),
  tel: z.string(),
  ...place,
  street: z.string(),
  detail: z.string(),
  zip: z.string(),
  derived: z.array(z.enum(['province', 'city', 'area', 'zip'])),
  choices: z.object({
    country: z.array(z.string()),
    consignee: z.array(z.string()),
    phone: z.array(z.string()),
    zip: z.array(z.string()),
    place: z.array(z.object(place)),
  }),
  rest: z.string(),
});
