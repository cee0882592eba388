import { kept, nameless, type TableRules } from '../tableRule.ts';

export const pricingTables = {
  carriers: { retention: kept.settings, archive: 'whole', erasure: nameless.shops },
  channelCarriers: { retention: kept.settings, archive: 'whole', erasure: nameless.shops },
  channels: { retention: kept.settings, archive: 'whole', erasure: nameless.shops },
  rateCards: { retention: kept.settings, archive: 'whole', erasure: nameless.shops },
  zones: { retention: kept.settings, archive: 'whole', erasure: nameless.shops },
} satisfies TableRules;
