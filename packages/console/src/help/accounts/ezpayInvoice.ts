import type { AccountChapter } from '../help.ts';

export const help: AccountChapter = {
  zh: {
    steps: [
      '在 inv.ezpay.com.tw 注册企业会员，申请电子发票服务。',
      '向税务局申请使用电子发票，取得每两个月的字轨。',
      '在 ezPay 后台登记字轨；每两个月都要登记新的字轨。',
      '打开“商店管理”，复制商店代号、HashKey 和 HashIV。',
      '在这里选择 ezPay 简单付，贴上三个值，按“测试连接”，然后保存。',
      '在“电子发票的税别”选择每种费用是应税、零税率还是免税，先问会计师。',
    ],
    papers: '公司或商号登记文件、统一编号、税务局同意使用电子发票的文件。',
    register: '不用登记网址：ezPay 不会主动通知，系统每次都会主动询问。',
    test: '在 cinv.ezpay.com.tw 另外开一个测试商店，选“测试”，贴上测试商店的值。',
    cannot: [
      '蓝新收款的密钥不能用在这里。',
      '公司要的纸本发票，在 ezPay 后台打印。',
      '折让单没有收到回复时，请先到 ezPay 后台查看，再按“重试”。',
      '还没上传到税务局的发票不能作废，系统会稍后再试。',
    ],
    unconfirmed: [
      '零税率的原因要填在哪里：使用零税率前请问 ezPay。',
      '载具号码的编码方式。',
      '检查手机条码和爱心码的回复格式。',
    ],
  },
  tw: {
    steps: [
      '在 inv.ezpay.com.tw 註冊企業會員，申請電子發票服務。',
      '向國稅局申請使用電子發票，取得每兩個月的字軌。',
      '在 ezPay 後台登記字軌；每兩個月都要登記新的字軌。',
      '打開「商店管理」，複製商店代號、HashKey 和 HashIV。',
      '在這裡選擇 ezPay 簡單付，貼上三個值，按「測試連線」，然後儲存。',
      '在「電子發票的課稅別」選擇每種費用是應稅、零稅率還是免稅，先問會計師。',
    ],
    papers: '公司或商號登記文件、統一編號、國稅局同意使用電子發票的文件。',
    register: '不用登記網址：ezPay 不會主動通知，系統每次都會主動詢問。',
    test: '在 cinv.ezpay.com.tw 另外開一個測試商店，選「測試」，貼上測試商店的值。',
    cannot: [
      '藍新收款的金鑰不能用在這裡。',
      '公司要的紙本發票，在 ezPay 後台列印。',
      '折讓單沒有收到回覆時，請先到 ezPay 後台查看，再按「重試」。',
      '還沒上傳到國稅局的發票不能作廢，系統會稍後再試。',
    ],
    unconfirmed: [
      '零稅率的原因要填在哪裡：使用零稅率前請問 ezPay。',
      '載具號碼的編碼方式。',
      '檢查手機條碼和愛心碼的回覆格式。',
    ],
  },
  en: {
    steps: [
      'Register as a business member at inv.ezpay.com.tw and apply for e-invoices.',
      'Ask the tax office for permission to use e-invoices and for the numbers of each two months.',
      'Enter the numbers in ezPay’s back office. Every two months there are new ones to enter.',
      'Open Store management and copy the store number, HashKey and HashIV.',
      'Choose ezPay here, paste the three values, press “Test connection” and save.',
      'Under “Taxes on e-invoices”, choose what is taxable, zero-rated or exempt. Ask the accountant first.',
    ],
    papers: 'Business registration, the tax number, and the tax office’s permission for e-invoices.',
    register: 'No address to enter: ezPay sends no messages about invoices. We ask each time.',
    test: 'Open a test store at cinv.ezpay.com.tw. Choose “Test” and paste that store’s values.',
    cannot: [
      'The keys of NewebPay for payments don’t work here.',
      'Paper invoices for companies are printed in ezPay’s back office.',
      'If no answer came to an allowance, look in ezPay’s back office before you press “Try again”.',
      'An invoice can’t be voided before ezPay has passed it on to the tax office. We try again later.',
    ],
    unconfirmed: [
      'Where the reason for the zero rate goes: ask ezPay before you use the zero rate.',
      'How the number of a carrier is encoded.',
      'The form of the answers to checks of phone and donation codes.',
    ],
  },
};
