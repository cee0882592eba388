import { z } from 'zod';
import { plain } from '../wire/values.ts';

const place = { province: plain.text, city: plain.text, area: plain.text, areaId: plain.maybeText };

/** The address that was read from a pasted text. A field is empty if the text omits or contradicts it. */
export const parsedAddressView = z.object({
  country: plain.text,
  consignee: plain.text,
  phone: plain.text,
  tel: plain.text,
  ...place,
  street: plain.text,
  detail: plain.text,
  zip: plain.text,
  derived: z.array(z.enum(['province', 'city', 'area', 'zip'])),
  choices: z.object({
    country: plain.texts,
    consignee: plain.texts,
    phone: plain.texts,
    zip: plain.texts,
    place: z.array(z.object(place)),
  }),
  rest: plain.text,
});
