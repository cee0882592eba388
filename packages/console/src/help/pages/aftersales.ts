import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '损坏或丢失的售后申请。',
    tw: '損壞或遺失的理賠申請。',
    en: 'Claims for damaged or lost goods.',
  },
  zh: {
    审核售后申请: [
      '比对到仓、打包和损坏的照片。',
      '“上限”列出可赔的金额：申报价值、投保、每件上限。',
      '输入金额，或退回并写原因；常用原因按一下就带入。',
    ],
    以转账支付: ['会员选择转账时，在银行付款后按“上传凭证”。'],
    设置规则: ['天数和每件上限在“售后规则”设置。'],
  },
  tw: {
    審核理賠: [
      '比對到倉、打包和損壞的照片。',
      '「上限」列出可賠的金額：申報價值、投保、每件上限。',
      '輸入金額，或退回並寫原因；常用原因按一下就帶入。',
    ],
    以轉帳支付: ['會員選擇轉帳時，在銀行付款後按「上傳憑證」。'],
    設定規則: ['天數和每件上限在「理賠規則」設定。'],
  },
  en: {
    'Decide a claim': [
      'Compare the photos on arrival, at packing, and of the damage.',
      '“Limits” shows what the terms allow: declared value, insurance, maximum.',
      'Enter the amount, or reject with a reason. Reasons used often are one press.',
    ],
    'Pay outside': ['If the member chose a transfer, pay at the bank and press “Add proof”.'],
    'Set the rules': ['Days and maximum per parcel are set under “Rules”.'],
  },
};
