import { kept, nameless, type TableRules } from '../tableRule.ts';

export const pricingTables = {
  carriers: {
    contains: { zh: '派送公司', tw: '配送公司', en: 'Carriers' },
    retention: kept.settings,
    erasure: nameless.shops,
  },
  channelCarriers: {
    contains: { zh: '线路可用的派送公司', tw: '路線可用的配送公司', en: 'Carriers of each lane' },
    retention: kept.settings,
    erasure: nameless.shops,
  },
  channels: {
    contains: { zh: '线路', tw: '路線', en: 'Lanes' },
    retention: kept.settings,
    erasure: nameless.shops,
  },
  rateCards: {
    contains: { zh: '价目的全部版本', tw: '價目的全部版本', en: 'All versions of price cards' },
    retention: kept.settings,
    erasure: nameless.shops,
  },
  zones: {
    contains: { zh: '分区', tw: '分區', en: 'Zones' },
    retention: kept.settings,
    erasure: nameless.shops,
  },
} satisfies TableRules;
