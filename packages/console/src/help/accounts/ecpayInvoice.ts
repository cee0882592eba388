import type { AccountChapter } from '../help.ts';

export const help: AccountChapter = {
  zh: {
    steps: [
      '在 www.ecpay.com.tw 申请电子发票服务，可以和收款一起，也可以单独申请。',
      '向税务局申请使用电子发票，取得每两个月的字轨。',
      '在绿界厂商后台登记字轨；每两个月都要登记新的字轨。',
      '打开“系统开发管理 → 系统介接设定”，复制电子发票的商店代号、HashKey 和 HashIV。',
      '在这里选择绿界 ECPay，贴上三个值，按“测试连接”，然后保存。',
      '在“电子发票的税别”选择每种费用是应税、零税率还是免税，先问会计师。',
    ],
    papers: '公司或商号登记文件、统一编号、税务局同意使用电子发票的文件。',
    register: '不用登记网址：绿界不会主动通知，系统每次都会主动询问。',
    test: '选“测试”，使用绿界公开的电子发票测试商店 2000132 和公开的密钥。',
    cannot: [
      '电子发票的密钥和收款的不同，不能共用。',
      '公司要的纸本发票，在绿界后台打印。',
      '捐赠的发票不能作废，会改开折让单。',
    ],
    unconfirmed: [
      '零税率发票的通关注记：公开文件的说法不一致，使用前请问绿界。',
      '绿界拒绝开立时的代码。',
      '没有折让单的发票，查询折让单时的回复。',
    ],
  },
  tw: {
    steps: [
      '在 www.ecpay.com.tw 申請電子發票服務，可以和收款一起，也可以單獨申請。',
      '向國稅局申請使用電子發票，取得每兩個月的字軌。',
      '在綠界廠商後台登記字軌；每兩個月都要登記新的字軌。',
      '打開「系統開發管理 → 系統介接設定」，複製電子發票的特店編號、HashKey 和 HashIV。',
      '在這裡選擇綠界 ECPay，貼上三個值，按「測試連線」，然後儲存。',
      '在「電子發票的課稅別」選擇每種費用是應稅、零稅率還是免稅，先問會計師。',
    ],
    papers: '公司或商號登記文件、統一編號、國稅局同意使用電子發票的文件。',
    register: '不用登記網址：綠界不會主動通知，系統每次都會主動詢問。',
    test: '選「測試」，使用綠界公開的電子發票測試特店 2000132 和公開的金鑰。',
    cannot: [
      '電子發票的金鑰和收款的不同，不能共用。',
      '公司要的紙本發票，在綠界後台列印。',
      '捐贈的發票不能作廢，會改開折讓單。',
    ],
    unconfirmed: [
      '零稅率發票的通關註記：公開文件的說法不一致，使用前請問綠界。',
      '綠界拒絕開立時的代碼。',
      '沒有折讓單的發票，查詢折讓單時的回覆。',
    ],
  },
  en: {
    steps: [
      'Apply for e-invoices at www.ecpay.com.tw, together with payments or alone.',
      'Ask the tax office for permission to use e-invoices and for the numbers of each two months.',
      'Enter the numbers in ECPay’s vendor back office. Every two months there are new ones to enter.',
      'Open System development → System integration and copy merchant ID, HashKey and HashIV for e-invoices.',
      'Choose ECPay here, paste the three values, press “Test connection” and save.',
      'Under “Taxes on e-invoices”, choose what is taxable, zero-rated or exempt. Ask the accountant first.',
    ],
    papers: 'Business registration, the tax number, and the tax office’s permission for e-invoices.',
    register: 'No address to enter: ECPay sends no messages about invoices. We ask each time.',
    test: 'Choose “Test” and type the keys of merchant 2000132, which ECPay publishes for e-invoices.',
    cannot: [
      'The keys for e-invoices differ from those for payments.',
      'Paper invoices for companies are printed in ECPay’s back office.',
      'An invoice that was donated can’t be voided. An allowance takes its place.',
    ],
    unconfirmed: [
      'The customs mark of zero-rated invoices: published documents differ. Ask ECPay before you use them.',
      'The codes with which ECPay refuses to issue.',
      'What the question about allowances answers for an invoice without any.',
    ],
  },
};
