import { journeyActors, journeyStages, journeySteps } from '@crossdock/domain/orders/journey.ts';
import { z } from 'zod';
import { count, id, minor, plain } from '../wire/values.ts';

const source = z.enum(['deliveries', 'channel']);

/** When a shipment arrives. */
const journeyArrival = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** The shipment arrives this number of days after it leaves the warehouse. */
  z.object({ kind: z.literal('afterShipping'), minDays: count, maxDays: count, source }),
  /** Days of the shop's calendar; `late`: the last one has passed. */
  z.object({
    kind: z.literal('between'),
    from: z.iso.date(),
    until: z.iso.date(),
    late: plain.yesNo,
    source,
  }),
]);

const part = {
  stage: z.enum(journeyStages),
  /** The next step. */
  step: z.enum(journeySteps),
  /** The side that must take the next step. */
  by: z.enum(journeyActors),
  arrival: journeyArrival,
};

/** The stage of an order's journey, and the next step. */
export const journey = z.object({
  ...part,
  /** The order's stages, in sequence. */
  stages: z.array(z.enum(journeyStages)),
  /** The day by which the next step must be, or usually is, done; null if there is none. */
  dueDay: z.iso.date().nullable(),
  /** The order's packages, if it was shipped in several. */
  packages: z.array(z.object({ position: count, ...part })),
});
export type JourneyView = z.infer<typeof journey>;

/** An open order on the home page. */
export const homePageOrder = z.object({
  id,
  number: plain.text,
  goodsNames: plain.texts,
  channelName: plain.text,
  dueMinor: minor,
  /** Whether the member is asked to confirm the delivery. */
  signAsked: plain.yesNo,
  journey,
});
export type HomePageOrder = z.infer<typeof homePageOrder>;
