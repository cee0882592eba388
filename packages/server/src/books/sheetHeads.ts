import { words as books } from '@crossdock/contract/books/words.ts';
import { words as wallet } from '@crossdock/contract/wallet/words.ts';
import type { Lang, Texts } from '@crossdock/contract/wire/values.ts';

const words = { ...books, ...wallet };

/** What the books call an account or a movement, in the language of whoever gets the table. */
export const bookWord = (lang: Lang, key: keyof typeof words): string => words[key][lang];

export const transferHeads: readonly Texts[] = [
  { zh: '日期时间', tw: '日期時間', en: 'Date and time' },
  { zh: '编号', tw: '編號', en: 'Number' },
  { zh: '借方科目', tw: '借方科目', en: 'Debit account' },
  { zh: '贷方科目', tw: '貸方科目', en: 'Credit account' },
  { zh: '金额', tw: '金額', en: 'Amount' },
  { zh: '币种', tw: '幣別', en: 'Currency' },
  { zh: '类型', tw: '類型', en: 'Kind' },
  { zh: '订单号', tw: '訂單編號', en: 'Order number' },
  { zh: '会员账号', tw: '會員帳號', en: 'Member account' },
  { zh: '备注', tw: '備註', en: 'Memo' },
  { zh: '经手人', tw: '經手人', en: 'By' },
];

export const dayHeads: readonly Texts[] = [
  { zh: '日期', tw: '日期', en: 'Day' },
  { zh: '科目', tw: '科目', en: 'Account' },
  { zh: '期初', tw: '期初', en: 'Opening' },
  { zh: '增加', tw: '增加', en: 'In' },
  { zh: '减少', tw: '減少', en: 'Out' },
  { zh: '期末', tw: '期末', en: 'Closing' },
  { zh: '币种', tw: '幣別', en: 'Currency' },
  { zh: '笔数', tw: '筆數', en: 'Entries' },
  { zh: '关账人', tw: '關帳人', en: 'Closed by' },
];
