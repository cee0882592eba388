import type { PageChapter } from '../help.ts';
import { decidedItemsHelpTask } from './lookUpDecidedTask.ts';

export const help: PageChapter = {
  purpose: {
    zh: '报关时使用的申报人。',
    tw: '報關時使用的申報人。',
    en: 'Persons and companies in whose name goods are declared at customs.',
  },
  zh: {
    审核申报人: [
      '比对姓名、号码和证件照片。',
      '看本半年还有几次免税。',
      '同一号码在别处使用其他姓名时会标示。',
    ],
    设置规则: ['在“申报人规则”设置寄往哪些地方必须有申报人。'],
    ...decidedItemsHelpTask.zh,
  },
  tw: {
    審核申報人: [
      '比對姓名、號碼和證件照片。',
      '看本半年還有幾次免稅。',
      '同一號碼在別處使用其他姓名時會標示。',
    ],
    設定規則: ['在「申報人規則」設定寄往哪些地方必須有申報人。'],
    ...decidedItemsHelpTask.tw,
  },
  en: {
    'Check a declarant': [
      'Compare the name and number with the photo.',
      'See how many duty-free entries of the half year are left.',
      'The same number under another name is marked.',
    ],
    'Set the rules': ['“Rules” says for which destinations an order needs a declarant.'],
    ...decidedItemsHelpTask.en,
  },
};
