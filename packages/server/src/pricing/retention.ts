import { settings, type TableEnds } from '../platform/retention.ts';

export const pricingEnds = {
  carriers: settings,
  channelCarriers: settings,
  channels: settings,
  rateCards: settings,
  zones: settings,
} satisfies TableEnds;
