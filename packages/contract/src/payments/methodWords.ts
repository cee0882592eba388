/** Names of the providers' methods: in the console, and as the initial name of a shop's method. */
export const methodWords = {
  'payments.method.card': { zh: '信用卡', tw: '信用卡', en: 'Card' },
  'payments.method.linePay': { zh: 'LINE Pay', tw: 'LINE Pay', en: 'LINE Pay' },
  'payments.method.atm': { zh: 'ATM 转账', tw: 'ATM 轉帳', en: 'ATM transfer' },
  'payments.method.storeCode': { zh: '超商代码', tw: '超商代碼', en: 'Store code' },
  'payments.method.storeBarcode': { zh: '超商条码', tw: '超商條碼', en: 'Store barcode' },
  'payments.method.promptPay': { zh: 'PromptPay', tw: 'PromptPay', en: 'PromptPay' },
  'payments.method.trueMoney': { zh: 'TrueMoney', tw: 'TrueMoney', en: 'TrueMoney' },
  'payments.method.fpx': { zh: 'FPX 网上银行', tw: 'FPX 網路銀行', en: 'FPX online banking' },
  'payments.method.duitNow': { zh: 'DuitNow 扫码', tw: 'DuitNow 掃碼', en: 'DuitNow QR' },
  'payments.method.grabPay': { zh: 'GrabPay', tw: 'GrabPay', en: 'GrabPay' },
  'payments.method.alipay': { zh: '支付宝', tw: '支付寶', en: 'Alipay' },
  'payments.method.fps': { zh: '转数快 FPS', tw: '轉數快 FPS', en: 'FPS' },
} as const;
