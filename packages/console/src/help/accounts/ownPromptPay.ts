import type { AccountChapter } from '../help.ts';

export const help: AccountChapter = {
  zh: {
    steps: [
      '向往来的泰国银行登记公司的 PromptPay；公司通常用税号。',
      '更好的做法：向银行申请 bill payment 账户，拿到 Biller ID。',
      '在这里选择“店铺自己的 PromptPay 二维码”，填 PromptPay 号码，或 BILLER- 加上 Biller ID。',
      '用自己的银行应用扫一次会员看到的二维码，确认收款人是公司。',
      '每天导入银行对账单，在“钱包与账本 → 付款记录”按“已收到款”。',
    ],
    papers: '公司的银行账户；bill payment 账户要另外和银行签约。',
    register: '没有服务商，不用登记任何网址。',
    test: '用小额储值扫码付款，在银行对账单上找到这笔款，再确认。',
    cannot: [
      '没有人会通知系统：款项要由员工确认后才入账。',
      '没有 Biller ID 时，编号不会出现在对账单上，要靠金额、时间和付款人核对。',
      '不能原路退回，会退到会员余额。',
    ],
  },
  tw: {
    steps: [
      '向往來的泰國銀行登記公司的 PromptPay；公司通常用稅號。',
      '更好的做法：向銀行申請 bill payment 帳戶，拿到 Biller ID。',
      '在這裡選擇「店家自己的 PromptPay QR Code」，填 PromptPay 號碼，或 BILLER- 加上 Biller ID。',
      '用自己的銀行 App 掃一次會員看到的 QR Code，確認收款人是公司。',
      '每天匯入銀行對帳單，在「錢包與帳本 → 付款紀錄」按「已收到款」。',
    ],
    papers: '公司的銀行帳戶；bill payment 帳戶要另外和銀行簽約。',
    register: '沒有金流服務商，不用登記任何網址。',
    test: '用小額儲值掃碼付款，在銀行對帳單上找到這筆款，再確認。',
    cannot: [
      '沒有人會通知系統：款項要由員工確認後才入帳。',
      '沒有 Biller ID 時，編號不會出現在對帳單上，要靠金額、時間和付款人核對。',
      '不能原路退回，會退到會員餘額。',
    ],
  },
  en: {
    steps: [
      'Register the company for PromptPay at its bank in Thailand, usually with its tax ID.',
      'Better still: ask the bank for a bill payment account and its biller ID.',
      'Choose “The shop’s own PromptPay QR code” here and type the number, or BILLER- and the biller ID.',
      'Scan a member’s code once with your own banking app and check that the company is the payee.',
      'Import the bank’s statement each day and press “Money received” under Wallet and ledger → Payments.',
    ],
    papers: 'The company’s bank account. A bill payment account needs a contract with the bank.',
    register: 'There is no provider and no address to enter.',
    test: 'Top up a small amount by the code, find it on the bank’s statement and confirm it.',
    cannot: [
      'Nobody reports this money: staff confirm each payment before it is credited.',
      'Without a biller ID the reference isn’t on the statement. Amount, time and payer tell.',
      'It can’t be refunded the same way. We credit the member’s balance.',
    ],
  },
};
