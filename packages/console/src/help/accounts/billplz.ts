import type { AccountChapter } from '../help.ts';

export const help: AccountChapter = {
  zh: {
    steps: [
      '在 billplz.com 用公司的邮箱注册并验证。',
      '填写公司和银行账户，上传文件；FPX 通常马上可用。',
      '在“Billing”新增一个 collection，复制 collection 的 ID；DuitNow 在 collection 的付款方式里开启。',
      '在“Settings”复制 Secret Key 和 XSignature Key，并开启 XSignature Callback。',
      '在这里选择 Billplz，贴上三个值，按“测试连接”，然后保存。',
    ],
    papers: '公司登记（SSM）、负责人的身份证件、公司的银行对账单、网站地址。',
    register: '不用登记网址：每张账单都会带上本店的网址。XSignature Callback 一定要开启。',
    test: '在 billplz-sandbox.com 另外注册，在演示店铺选“测试”，付款时选银行 DUMMYBANKVERIFIED。',
    cannot: [
      'Billplz 的款项不能原路退回，会退到会员余额。',
      '会员要有邮箱或电话才能付款。',
      '账单页面由 Billplz 决定显示哪些银行和方式。',
    ],
    unconfirmed: [
      '账单页面提供哪些付款方式：会员在那里可能改选别的。',
      'DuitNow 的最高金额。',
      '付款单：重复编号被拒绝时 Billplz 的用语；确认前，重发的付款单可能要由员工处理。',
    ],
  },
  tw: {
    steps: [
      '在 billplz.com 用公司的電子郵件註冊並驗證。',
      '填寫公司和銀行帳戶，上傳文件；FPX 通常馬上可用。',
      '在「Billing」新增一個 collection，複製 collection 的 ID；DuitNow 在 collection 的付款方式裡啟用。',
      '在「Settings」複製 Secret Key 和 XSignature Key，並開啟 XSignature Callback。',
      '在這裡選擇 Billplz，貼上三個值，按「測試連線」，然後儲存。',
    ],
    papers: '公司登記（SSM）、負責人的身分證件、公司的銀行對帳單、網站網址。',
    register: '不用登記網址：每張帳單都會帶上本店的網址。XSignature Callback 一定要開啟。',
    test: '在 billplz-sandbox.com 另外註冊，在示範店家選「測試」，付款時選銀行 DUMMYBANKVERIFIED。',
    cannot: [
      'Billplz 的款項不能原路退回，會退到會員餘額。',
      '會員要有電子郵件或電話才能付款。',
      '帳單頁面由 Billplz 決定顯示哪些銀行和方式。',
    ],
    unconfirmed: [
      '帳單頁面提供哪些付款方式：會員在那裡可能改選別的。',
      'DuitNow 的最高金額。',
      '付款單：拒絕重複編號時 Billplz 的用語；確認前，重送的付款單可能要由員工處理。',
    ],
  },
  en: {
    steps: [
      'Sign up at billplz.com with the company’s email address and confirm it.',
      'Fill in the company and its bank account and upload the papers. FPX usually works at once.',
      'Create a collection under Billing and copy its ID. Turn on DuitNow under the collection’s payment methods.',
      'Under Settings, copy Secret Key and XSignature Key, and turn on XSignature Callback.',
      'Choose Billplz here, paste the three values, press “Test connection” and save.',
    ],
    papers:
      'Company registration (SSM), an ID of the representative, a bank statement of the company, the website.',
    register: 'No address to enter: each bill names the shop’s own. XSignature Callback must be on.',
    test: 'Sign up at billplz-sandbox.com. Choose “Test” in a demo shop and pay with the bank DUMMYBANKVERIFIED.',
    cannot: [
      'Billplz can’t refund. We credit the member’s balance.',
      'Members need an email address or a phone number to pay.',
      'Billplz decides which banks and methods the bill’s page shows.',
    ],
    unconfirmed: [
      'Which methods the bill’s page offers: the payer may choose another one there than here.',
      'The largest amount of DuitNow.',
      'Payouts: how Billplz words the refusal of a reference that it knows already. Until then a repeated order may wait for a person.',
    ],
  },
};
