import type { AccountChapter } from '../help.ts';

export const help: AccountChapter = {
  zh: {
    steps: [
      '在 stripe.com 用公司的邮箱注册，选择公司所在的国家或地区。',
      '在后台填写公司、负责人和收款银行账户，并按要求上传文件。',
      '在“设置 → 支付方式”开启要用的方式。',
      '在这里选择 Stripe，贴上密钥；再把下面的通知网址新增到 Stripe，贴回签名密钥。',
      '按“测试连接”，确认账户可以收款、通知网址已设置，然后保存。',
    ],
    papers: '公司登记文件、负责人的身份证件、公司的银行账户、网站地址（页面上要有服务条款和退款说明）。',
    register: '每个店铺的网址都要新增一次通知网址，只选表单列出的四个事件。',
    test: '用测试模式的密钥（sk_test_…）在演示店铺付款，卡号 4242 4242 4242 4242，日期和安全码任意。',
    cannot: ['Stripe 不在台湾和中国大陆开户，店铺要有其他地区的公司。', '信用卡争议在 Stripe 后台处理。'],
    unconfirmed: [
      '你所在国家的账户可用哪些币种和付款方式，以及最低金额。',
      '密钥不能读取通知网址时，Stripe 那里是否已登记网址和所有事件。',
    ],
  },
  tw: {
    steps: [
      '在 stripe.com 用公司的電子郵件註冊，選擇公司所在的國家或地區。',
      '在後台填寫公司、負責人和收款銀行帳戶，並依要求上傳文件。',
      '在「設定 → 付款方式」啟用要用的方式。',
      '在這裡選擇 Stripe，貼上金鑰；再把下面的通知網址新增到 Stripe，貼回簽章金鑰。',
      '按「測試連線」，確認帳戶可以收款、通知網址已設定，然後儲存。',
    ],
    papers: '公司登記文件、負責人的身分證件、公司的銀行帳戶、網站網址（頁面上要有服務條款和退款說明）。',
    register: '每個店家的網址都要新增一次通知網址，只選表單列出的四個事件。',
    test: '用測試模式的金鑰（sk_test_…）在示範店家付款，卡號 4242 4242 4242 4242，日期和安全碼任意。',
    cannot: ['Stripe 不在台灣和中國大陸開戶，店家要有其他地區的公司。', '信用卡爭議在 Stripe 後台處理。'],
    unconfirmed: [
      '你所在國家的帳戶可用哪些幣別和付款方式，以及最低金額。',
      '金鑰不能讀取通知網址時，Stripe 那裡是否已登記網址和所有事件。',
    ],
  },
  en: {
    steps: [
      'Sign up at stripe.com with the company’s email address and choose the company’s country.',
      'Fill in the company, its representative and the bank account, and upload what Stripe asks for.',
      'Under Settings → Payment methods, turn on the methods you want.',
      'Choose Stripe here and paste the secret key. Then add the address for messages at Stripe and paste its signing secret.',
      'Press “Test connection”. Save once the account can take payments and the address is set.',
    ],
    papers:
      'Company registration, an ID of the representative, the company’s bank account, and a website with terms and a refund policy.',
    register: 'Add one address for each shop, with the four events that the form names and no others.',
    test: 'Pay in a demo shop with keys of the test mode (sk_test_…). Card 4242 4242 4242 4242, any date and code.',
    cannot: [
      'Stripe opens no accounts for companies in Taiwan or mainland China.',
      'You answer disputes about cards in Stripe’s dashboard.',
    ],
    unconfirmed: [
      'Which currencies and methods your country’s account allows, and the least amounts.',
      'Whether the address for messages is entered at Stripe with all its events, if the key may not read it.',
    ],
  },
};
