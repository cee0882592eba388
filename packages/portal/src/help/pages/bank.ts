import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '转账到店铺的账户，并告诉店铺是哪一笔。',
    tw: '轉帳到店家的帳戶，並告訴店家是哪一筆。',
    en: 'Transfer to the shop’s account and say which transfer is yours.',
  },
  zh: {
    '“交易号”是什么？': '银行凭证上的号码，店铺靠这个号码找到你的转账。',
    '填错了怎么办？': '在“我的转账”撤回，店铺退回后则点“重新填写”。',
  },
  tw: {
    '「交易序號」是什麼？': '銀行憑證上的號碼，店家靠這個號碼找到你的轉帳。',
    '填錯了怎麼辦？': '在「我的轉帳」撤回，店家退回後則按「重新填寫」。',
  },
  en: {
    'What is the “Transaction number”?':
      'The number on the bank’s receipt, by which the shop finds your transfer.',
    'I made a mistake?': 'Withdraw it under “My transfers”, or press “Report again” once it was sent back.',
  },
};
