import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  zh: {
    purpose: '转账到店铺的账户，并告诉店铺是哪一笔。',
    questions: [
      {
        question: '“交易号”是什么？',
        answer: '银行凭证上的号码，店铺靠这个号码找到你的转账。',
      },
      {
        question: '填错了怎么办？',
        answer: '在“我的转账”撤回，店铺退回后则点“重新填写”。',
      },
    ],
  },
  tw: {
    purpose: '轉帳到店家的帳戶，並告訴店家是哪一筆。',
    questions: [
      {
        question: '「交易序號」是什麼？',
        answer: '銀行憑證上的號碼，店家靠這個號碼找到你的轉帳。',
      },
      {
        question: '填錯了怎麼辦？',
        answer: '在「我的轉帳」撤回，店家退回後則按「重新填寫」。',
      },
    ],
  },
  en: {
    purpose: 'Transfer to the shop’s account and say which transfer is yours.',
    questions: [
      {
        question: 'What is the “Transaction number”?',
        answer: 'The number on the bank’s receipt, by which the shop finds your transfer.',
      },
      {
        question: 'I made a mistake?',
        answer: 'Withdraw it under “My transfers”, or press “Report again” once it was sent back.',
      },
    ],
  },
};
