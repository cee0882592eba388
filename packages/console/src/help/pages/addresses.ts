import type { PageChapter } from '../help.ts';
import { decidedItemsHelpTask } from './lookUpDecidedTask.ts';

export const help: PageChapter = {
  purpose: {
    zh: '新增或修改的地址，寄出前由人检查。',
    tw: '新增或修改的地址，寄出前由人檢查。',
    en: 'New and changed addresses that a person looks at before goods go there.',
  },
  zh: {
    审核: [
      '比对收件人、电话和邮政编码，“在地图上查看”可以看位置。',
      '按“通过”；或按“驳回”，写下会员能照着改的原因。',
      '几秒内可以按“撤销”收回决定。',
    ],
    快速处理: ['地址通过后，等待的订单会自动继续。', '会员同时修改地址时，页面会提示。'],
    ...decidedItemsHelpTask.zh,
  },
  tw: {
    審核: [
      '比對收件人、電話和郵遞區號，「在地圖上查看」可以看位置。',
      '按「通過」；或按「退回」，寫下會員能照著改的原因。',
      '幾秒內可以按「復原」收回決定。',
    ],
    快速處理: ['地址通過後，等待的訂單會自動繼續。', '會員同時修改地址時，畫面會提示。'],
    ...decidedItemsHelpTask.tw,
  },
  en: {
    Decide: [
      'Compare recipient, phone and postal code. “View on map” shows the place.',
      'Press “Approve”, or “Reject” with a reason that the member can act on.',
      '“Undo” takes the last decision back for a few seconds.',
    ],
    'Answer quickly': [
      'An order with this address goes on as soon as it is approved.',
      'If the member changes the address meanwhile, the page says so.',
    ],
    ...decidedItemsHelpTask.en,
  },
};
