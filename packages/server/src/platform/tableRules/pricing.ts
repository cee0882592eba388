import { staffSetupRule } from '../commonTableRules.ts';
import type { TableRules } from '../tableRule.ts';

export const pricingTables = {
  carriers: staffSetupRule({ zh: '派送公司', tw: '配送公司', en: 'Carriers' }),
  channelCarriers: staffSetupRule({
    zh: '线路可用的派送公司',
    tw: '路線可用的配送公司',
    en: 'Carriers of each lane',
  }),
  channels: staffSetupRule({ zh: '线路', tw: '路線', en: 'Lanes' }),
  rateCards: staffSetupRule({
    zh: '价目的全部版本',
    tw: '價目的全部版本',
    en: 'All versions of price cards',
  }),
  zones: staffSetupRule({ zh: '分区', tw: '分區', en: 'Zones' }),
} satisfies TableRules;
