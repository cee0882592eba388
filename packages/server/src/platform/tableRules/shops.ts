import { staffSetupRule } from '../commonTableRules.ts';
import { keptForeverRules, notErasedReasons, notExportedReasons, type TableRules } from '../tableRule.ts';

export const shopsTables = {
  shopHosts: {
    retention: keptForeverRules.settings,
    archive: notExportedReasons.ours,
    erasure: notErasedReasons.ours,
  },
  shopTexts: staffSetupRule({
    zh: '店铺改写的文字',
    tw: '店鋪改寫的文字',
    en: 'Texts that the shop changed',
  }),
  shops: {
    ...staffSetupRule({ zh: '店铺与设置', tw: '店鋪與設定', en: 'The shop and its settings' }),
    archive: { without: ['place'], why: 'of the installation' },
  },
} satisfies TableRules;
