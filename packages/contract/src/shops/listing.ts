import { descriptionMax } from '@crossdock/domain/shops/listing.ts';
import { z } from 'zod';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, note } from '../wire/values.ts';

export const listingInput = z.strictObject({
  listed: z.boolean(),
  /** Empty descriptions are replaced by the product's own sentence. */
  descriptions: z.strictObject({
    tw: note(descriptionMax),
    zh: note(descriptionMax),
    en: note(descriptionMax),
  }),
});

export const listingCalls = {
  getListing: call('GET', 'staff/shop/listing', {
    by: 'staff',
    can: 'shop.read',
    summary: 'Get what search engines and messengers show of the shop',
    input: emptyInput,
    output: listingInput.extend({
      /** The current preview picture: uploaded, or drawn from the shop's name and icon. */
      card: z.string(),
      cardIsOwn: z.boolean(),
    }),
  }),
  saveListing: call('POST', 'staff/shop/listing', {
    by: 'staff',
    can: 'shop.write',
    summary: 'Change the shop’s description, and whether search engines may list it',
    input: listingInput,
    output: listingInput,
  }),
  uploadShopCard: call('POST', 'staff/shop/card', {
    by: 'staff',
    can: 'shop.write',
    summary: 'Replace the picture that is shown beside links to the shop',
    input: emptyInput,
    output: z.object({ card: z.string() }),
    refusals: ['shop.iconNotPicture'],
    body: 'file',
  }),
  removeShopCard: call('POST', 'staff/shop/card/remove', {
    by: 'staff',
    can: 'shop.write',
    summary: 'Show the drawn picture beside links again',
    input: emptyInput,
    output: doneAnswer,
  }),
};
