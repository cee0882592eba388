import { conflict } from '../wire/conflict.ts';
import { hashIv16, hashKey16, hashKey32, tooManyForXlsx } from '../wire/refusalTexts.ts';

export const einvoiceRefusals = {
  'einvoice.notOffered': {
    zh: '店铺没有开立电子发票',
    tw: '店鋪沒有開立電子發票',
    en: 'This shop doesn’t issue e-invoices',
  },
  'einvoice.code.email': {
    zh: '会员载具不需要号码',
    tw: '會員載具不需要號碼',
    en: 'The email carrier has no code',
  },
  'einvoice.code.mobile': {
    zh: '请填写手机条码：/ 加上 7 位大写字母、数字或 + - .',
    tw: '請填寫手機條碼：/ 加上 7 碼大寫字母、數字或 + - .',
    en: 'Enter the mobile barcode: / and 7 capital letters, digits or + - .',
  },
  'einvoice.code.certificate': {
    zh: '请填写自然人凭证：2 个大写字母加上 14 位数字',
    tw: '請填寫自然人憑證：2 碼大寫字母加上 14 碼數字',
    en: 'Enter the certificate number: 2 letters and 14 digits',
  },
  'einvoice.code.donation': {
    zh: '请填写捐赠码：3 到 7 位数字',
    tw: '請填寫捐贈碼：3 到 7 碼數字',
    en: 'Enter the love code: 3 to 7 digits',
  },
  'einvoice.code.company': {
    zh: '统一编号不正确，请核对 8 位数字',
    tw: '統一編號不正確，請核對 8 碼數字',
    en: 'This isn’t a company number. Check its 8 digits',
  },
  'einvoice.unknown.mobile': {
    zh: '财政部没有这个手机条码，请核对',
    tw: '財政部沒有這個手機條碼，請核對',
    en: 'The tax office doesn’t know this mobile barcode. Check it',
  },
  'einvoice.unknown.donation': {
    zh: '没有这个捐赠码，请核对',
    tw: '沒有這個捐贈碼，請核對',
    en: 'No charity has this love code. Check it',
  },
  'einvoice.secretNeeded': { zh: '请填写这个密钥', tw: '請填寫這個金鑰', en: 'Enter this key' },
  'einvoice.otherAccount': {
    zh: '这是另一个账户，请新增账户',
    tw: '這是另一個帳戶，請新增帳戶',
    en: 'That is another account. Add it as a new one',
  },
  'einvoice.otherCurrency': {
    zh: '电子发票只适用于以新台币计价的店铺',
    tw: '電子發票只適用於以新臺幣計價的店鋪',
    en: 'E-invoices are for shops that use Taiwan dollars',
  },
  'einvoice.keyRefused': {
    zh: '服务商拒绝了这个代号或密钥：{why}',
    tw: '服務商拒絕了這個代號或金鑰：{why}',
    en: 'The provider refused this number or these keys: {why}',
  },
  'einvoice.silent': {
    status: 503,
    zh: '服务商没有响应，请稍后再试',
    tw: '服務商沒有回應，請稍後再試',
    en: 'The provider didn’t answer. Try again later',
  },
  'einvoice.notFailed': conflict({
    zh: '这张发票没有失败',
    tw: '這張發票沒有失敗',
    en: 'This one hasn’t failed',
  }),
  'einvoice.tooMany': tooManyForXlsx,
  'einvoice.ecpayInvoice.merchantId': {
    zh: '请填写绿界的特店编号，只有数字',
    tw: '請填寫綠界的特店編號，只有數字',
    en: 'Enter the merchant ID of ECPay: digits only',
  },
  'einvoice.ecpayInvoice.hashKey': hashKey16,
  'einvoice.ecpayInvoice.hashIv': hashIv16,
  'einvoice.ezpayInvoice.merchantId': {
    zh: '请填写 ezPay 的商店代号，只有数字',
    tw: '請填寫 ezPay 的商店代號，只有數字',
    en: 'Enter the store number of ezPay: digits only',
  },
  'einvoice.ezpayInvoice.hashKey': hashKey32,
  'einvoice.ezpayInvoice.hashIv': hashIv16,
} as const;
