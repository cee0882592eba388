import { kept, nameless, type TableRules } from '../tableRule.ts';

export const pricingTables = {
  carriers: { retention: kept.settings, erasure: nameless.shops },
  channelCarriers: { retention: kept.settings, erasure: nameless.shops },
  channels: { retention: kept.settings, erasure: nameless.shops },
  rateCards: { retention: kept.settings, erasure: nameless.shops },
  zones: { retention: kept.settings, erasure: nameless.shops },
} satisfies TableRules;
