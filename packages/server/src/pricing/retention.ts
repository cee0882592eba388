import { settings, type TableRetention } from '../platform/retention.ts';

export const pricingRetention = {
  carriers: settings,
  channelCarriers: settings,
  channels: settings,
  rateCards: settings,
  zones: settings,
} satisfies TableRetention;
