import { kept, left, nameless, type TableRules } from '../tableRule.ts';

export const shopsTables = {
  shopHosts: { retention: kept.settings, archive: left.ours, erasure: nameless.ours },
  shopTexts: {
    contains: { zh: '店铺改写的文字', tw: '店鋪改寫的文字', en: 'Texts that the shop changed' },
    retention: kept.settings,
    erasure: nameless.shops,
  },
  shops: {
    contains: { zh: '店铺与设置', tw: '店鋪與設定', en: 'The shop and its settings' },
    retention: kept.settings,
    archive: { without: ['place'], why: 'of the installation' },
    erasure: nameless.shops,
  },
} satisfies TableRules;
