import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '付款人向银行提出拒付，请在期限前回复。',
    tw: '付款人向銀行提出爭議，請在期限前回覆。',
    en: 'A payer disputed a card payment at the bank. Answer before the deadline.',
  },
  zh: {
    送出证据: ['打开拒付，会列出这个原因需要的证据。', '在支付服务商后台送出，再按“标记为已提交”。'],
    结果: ['支付服务商会通报结果并自动入账；否则按“登记结果”，由两人决定。'],
    查以前的案件: ['在上方选状态，在“筛选”选日期。', '按一下那一行，旁边会显示付款、会员和期限。'],
  },
  tw: {
    送出證據: ['打開爭議款，會列出這個原因需要的證據。', '在金流商後台送出，再按「標記為已送出」。'],
    結果: ['金流商會通報結果並自動入帳；否則按「登記結果」，由兩人決定。'],
    查以前的案件: ['在上方選狀態，在「篩選」選日期。', '按一下那一列，旁邊會顯示付款、會員和期限。'],
  },
  en: {
    Answer: [
      'Open the chargeback. It lists what the bank wants for this reason.',
      'Send it in the provider’s back office, then press “Mark as answered”.',
    ],
    'After the decision': [
      'A provider that reports the outcome books it automatically. Otherwise press “Enter the outcome”; two people decide.',
    ],
    'Look up an earlier one': [
      'Choose the state above the list, and the days under “Filters”.',
      'Press a row: payment, member and deadline are shown beside the list.',
    ],
  },
};
