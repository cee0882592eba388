import { setUpByStaff } from '../tableKinds.ts';
import { keptForever, notErased, notExported, type TableRules } from '../tableRule.ts';

export const shopsTables = {
  shopHosts: { retention: keptForever.settings, archive: notExported.ours, erasure: notErased.ours },
  shopTexts: setUpByStaff({ zh: '店铺改写的文字', tw: '店鋪改寫的文字', en: 'Texts that the shop changed' }),
  shops: {
    ...setUpByStaff({ zh: '店铺与设置', tw: '店鋪與設定', en: 'The shop and its settings' }),
    archive: { without: ['place'], why: 'of the installation' },
  },
} satisfies TableRules;
