import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '会员的付款方式：手续费、银行账户与支付账户。',
    tw: '會員的付款方式：手續費、銀行帳戶與金流帳戶。',
    en: 'How members can pay: methods, fees, bank accounts and providers.',
  },
  zh: {
    开放付款方式: [
      '先新增支付账户或银行账户。',
      '按“测试连接”，会显示正式或测试，以及能否收款。',
      '开放给订单、充值或两者。',
    ],
    申请账户: ['每个表单都有“怎么开账户”：步骤、文件，以及密钥在哪里。'],
    让价格保留几天: [
      '在“价格保留”填“保留天数”和“重量容差（%）”。',
      '打包后超过上限的订单要等会员同意，订单页会写出期限。',
    ],
    更改收款去向: ['密钥和银行账户要再输入密码；店铺要求双人时，还要第二人确认。'],
  },
  tw: {
    開放付款方式: [
      '先新增金流帳戶或銀行帳戶。',
      '按「測試連線」，會顯示正式或測試，以及能否收款。',
      '開放給訂單、儲值或兩者。',
    ],
    申請帳戶: ['每個表單都有「怎麼開帳戶」：步驟、文件，以及金鑰在哪裡。'],
    讓價格保留幾天: [
      '在「價格保留」填「保留天數」和「重量容許差距（%）」。',
      '打包後超過上限的訂單要等會員同意，訂單頁會寫出期限。',
    ],
    更改收款去向: ['金鑰和銀行帳戶要再輸入密碼；店鋪要求雙人時，還要第二人確認。'],
  },
  en: {
    'Open a method': [
      'Add a provider account or a bank account first.',
      'Press “Test connection”: the answer says live or test, and whether it can take payments.',
      'Open the method for orders, top-ups or both.',
    ],
    'Get an account': ['Each form has “How to get an account”: steps, papers, and where to find each key.'],
    'Let prices hold for some days': [
      'Under “Prices that hold” enter “Days that a price holds” and “Tolerance of weight (%)”.',
      'An order packed above it waits for its member to agree; the order’s page says until when.',
    ],
    'Change where money goes': [
      'Keys and bank accounts need your password again, and a second person where the shop asks for two.',
    ],
  },
};
