import type { AccountChapter } from '../help.ts';

export const help: AccountChapter = {
  zh: {
    steps: [
      '在 www.ecpay.com.tw 注册特约商店会员，选择公司或商号。',
      '上传文件并签约，说明卖的是集运服务；审核通常要几个工作日。',
      '在厂商后台申请要用的收款方式：信用卡、ATM、超商代码、超商条码。',
      '打开“系统开发管理 → 系统介接设定”，复制金流的商店代号、HashKey 和 HashIV。',
      '在这里选择绿界 ECPay，贴上三个值，按“测试连接”，然后保存。',
    ],
    papers: '公司或商号登记文件、负责人的身份证件、公司的存折封面、网站地址。',
    register: '不用登记网址：每笔付款都会带上本店的网址。网站要能从外面用 HTTPS（443）打开。',
    test: '在演示店铺选“测试”，使用绿界公开的测试商店和测试卡号。',
    cannot: [
      'ATM、超商代码和超商条码付的款不能原路退回，会退到会员余额。',
      '信用卡请款前只能整笔取消；部分退款要等请款后，通常是当天晚上。',
      '只收整数新台币；分期和 Apple Pay 目前不提供。',
    ],
    unconfirmed: [
      '商户编号填错时，绿界回复什么。',
      '请款前后，信用卡退款被拒绝时的回复。',
      '表中的金额：合约可能另有规定。',
    ],
  },
  tw: {
    steps: [
      '在 www.ecpay.com.tw 註冊特店會員，選擇公司或商號。',
      '上傳文件並簽約，說明賣的是集運服務；審核通常要幾個工作天。',
      '在廠商後台申請要用的收款方式：信用卡、ATM、超商代碼、超商條碼。',
      '打開「系統開發管理 → 系統介接設定」，複製金流的特店編號、HashKey 和 HashIV。',
      '在這裡選擇綠界 ECPay，貼上三個值，按「測試連線」，然後儲存。',
    ],
    papers: '公司或商號登記文件、負責人的身分證件、公司的存摺封面、網站網址。',
    register: '不用登記網址：每筆付款都會帶上本店的網址。網站要能從外面用 HTTPS（443）打開。',
    test: '在示範店家選「測試」，使用綠界公開的測試特店和測試卡號。',
    cannot: [
      'ATM、超商代碼和超商條碼付的款不能原路退回，會退到會員餘額。',
      '信用卡請款前只能整筆取消；部分退款要等請款後，通常是當天晚上。',
      '只收整數新台幣；分期和 Apple Pay 目前不提供。',
    ],
    unconfirmed: [
      '商店代號填錯時，綠界回覆什麼。',
      '請款前後，拒絕信用卡退款時的回覆。',
      '表中的金額：合約可能另有規定。',
    ],
  },
  en: {
    steps: [
      'Register as a merchant at www.ecpay.com.tw, as a company or a business.',
      'Upload the papers and sign. Say that you sell parcel forwarding. The review usually takes some working days.',
      'In the vendor back office, apply for each way to pay: card, ATM, store code, barcode.',
      'Open System development → System integration and copy merchant ID, HashKey and HashIV for payments.',
      'Choose ECPay here, paste the three values, press “Test connection” and save.',
    ],
    papers:
      'Business registration, an ID of the representative, the first page of the passbook, the website’s address.',
    register:
      'No address to enter: each payment names the shop’s own. The site must be public over HTTPS on port 443.',
    test: 'Choose “Test” in a demo shop, with the merchant and the cards that ECPay publishes for its stage.',
    cannot: [
      'Money that came by ATM, store code or barcode can’t go back the same way. We credit the member’s balance.',
      'Before capture a card payment can only be cancelled as a whole. Parts go back after capture, usually the same night.',
      'It takes whole Taiwan dollars. Instalments and Apple Pay aren’t offered.',
    ],
    unconfirmed: [
      'What ECPay answers to a wrong merchant ID.',
      'How it words refusals of card refunds before and after capture.',
      'The amounts in the table: your contract may set others.',
    ],
  },
};
