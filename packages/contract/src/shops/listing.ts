import { descriptionMax } from '@crossdock/domain/shops/listing.ts';
import { z } from 'zod';
import { settingsCalls, staff } from '../wire/call.ts';
import { note, plain } from '../wire/values.ts';

export const listingInput = z.strictObject({
  listed: plain.yesNo,
  /** Empty descriptions are replaced by the product's own sentence. */
  descriptions: z.strictObject({
    tw: note(descriptionMax),
    zh: note(descriptionMax),
    en: note(descriptionMax),
  }),
});

const settings = settingsCalls('staff/shop/listing', listingInput, listingInput);

export const listingCalls = {
  getListing: staff('shop.read').get('staff/shop/listing', {
    summary: 'Get what search engines and messengers show of the shop',
    output: listingInput.extend({
      /** The current preview picture: uploaded, or drawn from the shop's name and icon. */
      card: plain.text,
      cardIsOwn: plain.yesNo,
    }),
  }),
  saveListing: settings.save(
    'shop.write',
    'Change the shop’s description, and whether search engines may list it',
  ),
  uploadShopCard: staff('shop.write').post('staff/shop/card', {
    summary: 'Replace the picture that is shown beside links to the shop',
    output: z.object({ card: plain.text }),
    refusals: ['shop.iconNotPicture'],
    body: 'file',
  }),
  removeShopCard: staff('shop.write').post('staff/shop/card/remove', {
    summary: 'Show the drawn picture beside links again',
  }),
};
