import type { AccountChapter } from '../help.ts';

export const help: AccountChapter = {
  zh: {
    steps: [
      '在 www.newebpay.com 注册企业会员并完成验证。',
      '在会员中心新增商店，填写网站地址和销售内容，等待审核。',
      '在商店里申请要用的收款方式：信用卡、LINE Pay、ATM、超商代码、超商条码。',
      '打开“商店管理 → 商店资料设定”，复制商店代号、HashKey 和 HashIV。',
      '在这里选择蓝新 NewebPay，贴上三个值，按“测试连接”，然后保存。',
    ],
    papers: '公司或商号登记文件、负责人的身份证件、公司的银行账户、网站地址。',
    register: '不用登记网址：每笔付款都会带上本店的网址。网站要能从外面用 HTTPS（443）打开。',
    test: '在 cwww.newebpay.com 另外开一个测试商店，在演示店铺选“测试”，贴上测试商店的值。',
    cannot: [
      'ATM、超商代码和超商条码付的款不能原路退回，会退到会员余额。',
      '没有收到的通知，到付款期限才会查询：蓝新会暂停太常查询的商店。',
      '只收整数新台币；分期和超商取货付款目前不提供。',
      '加密方式用 AES-CBC；AES-GCM（EncryptType 1）目前不提供。',
    ],
    unconfirmed: [
      'LINE Pay 等电子支付的退款：公开示例的字段不一致，请先用小额试一次。',
      '查询是否会说明电子支付已退多少；没有时，没收到回复的退款要由两个人决定。',
      '表中的金额：合约可能另有规定。',
    ],
  },
  tw: {
    steps: [
      '在 www.newebpay.com 註冊企業會員並完成驗證。',
      '在會員中心新增商店，填寫網站網址和銷售內容，等待審核。',
      '在商店裡申請要用的收款方式：信用卡、LINE Pay、ATM、超商代碼、超商條碼。',
      '打開「商店管理 → 商店資料設定」，複製商店代號、HashKey 和 HashIV。',
      '在這裡選擇藍新 NewebPay，貼上三個值，按「測試連線」，然後儲存。',
    ],
    papers: '公司或商號登記文件、負責人的身分證件、公司的銀行帳戶、網站網址。',
    register: '不用登記網址：每筆付款都會帶上本店的網址。網站要能從外面用 HTTPS（443）打開。',
    test: '在 cwww.newebpay.com 另外開一個測試商店，在示範店家選「測試」，貼上測試商店的值。',
    cannot: [
      'ATM、超商代碼和超商條碼付的款不能原路退回，會退到會員餘額。',
      '沒有收到的通知，到付款期限才會查詢：藍新會暫停太常查詢的商店。',
      '只收整數新台幣；分期和超商取貨付款目前不提供。',
      '加密方式用 AES-CBC；AES-GCM（EncryptType 1）目前不提供。',
    ],
    unconfirmed: [
      'LINE Pay 等電子支付的退款：公開範例的欄位不一致，請先用小額試一次。',
      '查詢是否會說明電子支付已退多少；沒有時，沒收到回覆的退款要由兩個人決定。',
      '表中的金額：合約可能另有規定。',
    ],
  },
  en: {
    steps: [
      'Register as a business member at www.newebpay.com and finish the verification.',
      'Add a store in the member center with its website and what it sells, and wait for the review.',
      'Apply in the store for each way to pay: card, LINE Pay, ATM, store code, barcode.',
      'Open Store management → Store settings and copy merchant ID, HashKey and HashIV.',
      'Choose NewebPay here, paste the three values, press “Test connection” and save.',
    ],
    papers:
      'Business registration, an ID of the representative, the company’s bank account, the website’s address.',
    register:
      'No address to enter: each payment names the shop’s own. The site must be public over HTTPS on port 443.',
    test: 'Open a test store at cwww.newebpay.com. Choose “Test” in a demo shop and paste that store’s values.',
    cannot: [
      'Money that came by ATM, store code or barcode can’t go back the same way. We credit the member’s balance.',
      'A payment whose message got lost is asked about only at its deadline: NewebPay bars stores that ask often.',
      'It takes whole Taiwan dollars. Instalments and payment at pickup aren’t offered.',
      'Messages are sealed with AES-CBC. AES-GCM (EncryptType 1) isn’t offered.',
    ],
    unconfirmed: [
      'Refunds of LINE Pay and other wallets: published examples differ in the fields. Try one with a small amount first.',
      'Whether its query says how much of a wallet payment was refunded. Without that, a refund whose answer was lost is decided by two people.',
      'The amounts in the table: your contract may set others.',
    ],
  },
};
