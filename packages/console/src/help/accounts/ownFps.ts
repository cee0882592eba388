import type { AccountChapter } from '../help.ts';

export const help: AccountChapter = {
  zh: {
    steps: [
      '向往来的香港银行登记公司的转数快（FPS），拿到 FPS 识别码；也可以登记电话或邮箱。',
      '在这里选择“店铺自己的 FPS 二维码”，填登记的识别码、电话（+852-…）或邮箱。',
      '用自己的银行应用扫一次会员看到的二维码，确认收款人是公司。',
      '每天导入银行对账单，在“钱包与账本 → 付款记录”按“已收到款”。',
    ],
    papers: '公司的香港银行账户；登记通常在网上银行完成。',
    register: '没有服务商，不用登记任何网址。',
    test: '用小额储值扫码付款，在银行对账单上找到这笔款，再确认。',
    cannot: [
      '没有人会通知系统：款项要由员工确认后才入账。',
      '有些银行应用不会带上编号，要靠金额、时间和付款人核对。',
      '不能原路退回，会退到会员余额。',
    ],
  },
  tw: {
    steps: [
      '向往來的香港銀行登記公司的轉數快（FPS），拿到 FPS 識別碼；也可以登記電話或電子郵件。',
      '在這裡選擇「店家自己的 FPS QR Code」，填登記的識別碼、電話（+852-…）或電子郵件。',
      '用自己的銀行 App 掃一次會員看到的 QR Code，確認收款人是公司。',
      '每天匯入銀行對帳單，在「錢包與帳本 → 付款紀錄」按「已收到款」。',
    ],
    papers: '公司的香港銀行帳戶；登記通常在網路銀行完成。',
    register: '沒有金流服務商，不用登記任何網址。',
    test: '用小額儲值掃碼付款，在銀行對帳單上找到這筆款，再確認。',
    cannot: [
      '沒有人會通知系統：款項要由員工確認後才入帳。',
      '有些銀行 App 不會帶上編號，要靠金額、時間和付款人核對。',
      '不能原路退回，會退到會員餘額。',
    ],
  },
  en: {
    steps: [
      'Register the company for FPS at its bank in Hong Kong and get its FPS ID. A phone or an email address works too.',
      'Choose “The shop’s own FPS QR code” here and type the ID, the phone (+852-…) or the email address.',
      'Scan a member’s code once with your own banking app and check that the company is the payee.',
      'Import the bank’s statement each day and press “Money received” under Wallet and ledger → Payments.',
    ],
    papers: 'The company’s bank account in Hong Kong. Registration is usually done in online banking.',
    register: 'There is no provider and no address to enter.',
    test: 'Top up a small amount by the code, find it on the bank’s statement and confirm it.',
    cannot: [
      'Nobody reports this money: staff confirm each payment before it is credited.',
      'Some banking apps drop the reference. Amount, time and payer tell.',
      'It can’t be refunded the same way. We credit the member’s balance.',
    ],
  },
};
