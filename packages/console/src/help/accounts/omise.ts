import type { AccountChapter } from '../help.ts';

export const help: AccountChapter = {
  zh: {
    steps: [
      '在 dashboard.omise.co 注册泰国账户并验证邮箱。',
      '在后台填写公司资料并上传文件，申请正式账户。',
      '写信给 support@opn.ooo，申请开启 PromptPay 和 TrueMoney；每种方式分开审批。',
      '在“Keys”复制 Secret key；在“Webhooks”贴上通知网址，再复制那里的 Webhook 密钥。',
      '在这里选择 Omise，贴上两个值，按“测试连接”，然后保存。',
    ],
    papers: '公司登记证书、增值税登记（如有）、董事的身份证件、公司的银行账户、网站地址。',
    register: '在 Webhooks 只填一个网址；一个 Omise 账户只服务一个店铺。',
    test: '用测试密钥（skey_test_…）在演示店铺付款；在 Omise 后台把那笔 charge 标记为已付款。',
    cannot: [
      'PromptPay 付的款不能原路退回，会退到会员余额。',
      'TrueMoney 的付款页面 3 分钟后失效，会员要重新付款。',
    ],
    unconfirmed: [
      'Omise 的 PromptPay 二维码画成什么样；读不出来时，会员会看到 Omise 自己的图。',
      'PromptPay 二维码的有效时间和最低金额：只有非官方网页提到。',
      'TrueMoney 多久以内可以退款：只有非官方网页提到。',
      '密钥是否可以读取通知网址；不行时，“测试连接”无法检查通知网址。',
    ],
  },
  tw: {
    steps: [
      '在 dashboard.omise.co 註冊泰國帳戶並驗證電子郵件。',
      '在後台填寫公司資料並上傳文件，申請正式帳戶。',
      '寫信給 support@opn.ooo，申請啟用 PromptPay 和 TrueMoney；每種方式分開核准。',
      '在「Keys」複製 Secret key；在「Webhooks」貼上通知網址，再複製那裡的 Webhook 金鑰。',
      '在這裡選擇 Omise，貼上兩個值，按「測試連線」，然後儲存。',
    ],
    papers: '公司登記證書、加值稅登記（如有）、董事的身分證件、公司的銀行帳戶、網站網址。',
    register: '在 Webhooks 只填一個網址；一個 Omise 帳戶只服務一個店家。',
    test: '用測試金鑰（skey_test_…）在示範店家付款；在 Omise 後台把那筆 charge 標記為已付款。',
    cannot: [
      'PromptPay 付的款不能原路退回，會退到會員餘額。',
      'TrueMoney 的付款頁面 3 分鐘後失效，會員要重新付款。',
    ],
    unconfirmed: [
      'Omise 的 PromptPay QR Code 畫成什麼樣；讀不出來時，會員會看到 Omise 自己的圖。',
      'PromptPay QR Code 的有效時間和最低金額：只有非官方網頁提到。',
      'TrueMoney 多久以內可以退款：只有非官方網頁提到。',
      '金鑰是否可以讀取通知網址；不行時，「測試連線」無法檢查通知網址。',
    ],
  },
  en: {
    steps: [
      'Sign up at dashboard.omise.co for an account in Thailand and confirm the email address.',
      'Fill in the company, upload the papers and apply for live mode.',
      'Write to support@opn.ooo to have PromptPay and TrueMoney turned on. Each is approved separately.',
      'Copy the secret key under Keys. Under Webhooks, paste the address for messages and copy the webhook secret.',
      'Choose Omise here, paste both values, press “Test connection” and save.',
    ],
    papers:
      'Company certificate, VAT registration if there is one, IDs of the directors, the company’s bank account, the website.',
    register: 'Webhooks takes one address, so one Omise account serves one shop.',
    test: 'Pay in a demo shop with test keys (skey_test_…). Then mark the charge as paid in Omise’s dashboard.',
    cannot: [
      'PromptPay can’t be refunded. We credit the member’s balance.',
      'TrueMoney’s page ends after 3 minutes. The member starts again then.',
    ],
    unconfirmed: [
      'How Omise draws its PromptPay code. If the code can’t be read, members see Omise’s own drawing.',
      'How long a PromptPay code is valid, and the least amount: only unofficial pages name it.',
      'Until when TrueMoney can be refunded: only unofficial pages say so.',
      'Whether the key may read the address for messages. If not, “Test connection” can’t check it.',
    ],
  },
};
