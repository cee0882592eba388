import { goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import { z } from 'zod';
import { id, instant, plain } from '../wire/values.ts';
import { limitsAnswer } from './quote.ts';
import { rateCardBody } from './rateCard.ts';

/** Everything that the browser needs to price a lane itself. */
export const laneForBrowserPricing = z.object({
  card: z.object({
    ...rateCardBody.shape,
    currency: plain.text,
    validFrom: instant,
    validTo: plain.maybeInstant,
  }),
  codOffered: plain.yesNo,
  goodsTypes: z.array(z.enum(goodsTypes)),
  carriers: z.array(
    z.object({
      id,
      code: plain.text,
      name: plain.text,
      deliveryType: z.union([z.literal(2), z.literal(3)]),
      limits: limitsAnswer,
    }),
  ),
});
