import { conflict } from '../wire/conflict.ts';
import { hashIv16, hashKey16, hashKey32 } from '../wire/refusalTexts.ts';

/** Why an account at a payment provider is not accepted. */
export const accountRefusals = {
  'payAccount.secretNeeded': { zh: '请填写这个密钥', tw: '請填寫這個金鑰', en: 'Enter this key' },
  'payAccount.stripe.apiKey': {
    zh: '请填写以 sk_live_、sk_test_、rk_live_ 或 rk_test_ 开头的密钥',
    tw: '請填寫以 sk_live_、sk_test_、rk_live_ 或 rk_test_ 開頭的金鑰',
    en: 'Enter a secret key: it begins with sk_live_, sk_test_, rk_live_ or rk_test_',
  },
  'payAccount.stripe.webhookSecret': {
    zh: '请填写以 whsec_ 开头的签名密钥',
    tw: '請填寫以 whsec_ 開頭的簽章金鑰',
    en: 'Enter a signing secret: it begins with whsec_',
  },
  'payAccount.ecpay.merchantId': {
    zh: '请填写绿界的商店代号，只有数字',
    tw: '請填寫綠界的特店編號，只有數字',
    en: 'Enter the merchant ID of ECPay: digits only',
  },
  'payAccount.ecpay.hashKey': hashKey16,
  'payAccount.ecpay.hashIv': hashIv16,
  'payAccount.newebpay.merchantId': {
    zh: '请填写蓝新的商店代号，以大写字母开头',
    tw: '請填寫藍新的商店代號，以大寫字母開頭',
    en: 'Enter the merchant ID of NewebPay: it begins with capital letters',
  },
  'payAccount.newebpay.hashKey': hashKey32,
  'payAccount.newebpay.hashIv': hashIv16,
  'payAccount.ownPromptPay.payeeId': {
    zh: '请填写 10 位手机号码、13 位证号、15 位电子钱包，或 BILLER- 加上 13 到 15 位的 Biller ID',
    tw: '請填寫 10 碼手機號碼、13 碼證號、15 碼電子錢包，或 BILLER- 加上 13 到 15 碼的 Biller ID',
    en: 'Enter a phone of 10 digits, an ID of 13, an e-wallet of 15, or BILLER- and a biller ID of 13 to 15',
  },
  'payAccount.ownFps.payeeId': {
    zh: '请填写 7 到 12 位的 FPS 识别码、+852-12345678 这样的手机号码，或电子邮箱',
    tw: '請填寫 7 到 12 碼的 FPS 識別碼、+852-12345678 這樣的手機號碼，或電子郵件',
    en: 'Enter an FPS ID of 7 to 12 digits, a phone such as +852-12345678, or an email address',
  },
  'payAccount.linePay.merchantId': {
    zh: '请填写 Channel ID，只有数字',
    tw: '請填寫 Channel ID，只有數字',
    en: 'Enter the channel ID: digits only',
  },
  'payAccount.linePay.apiKey': {
    zh: '请填写 Channel Secret Key，由字母和数字组成',
    tw: '請填寫 Channel Secret Key，由字母和數字組成',
    en: 'Enter the channel secret key: letters and digits',
  },
  'payAccount.omise.apiKey': {
    zh: '请填写以 skey_ 或 skey_test_ 开头的密钥',
    tw: '請填寫以 skey_ 或 skey_test_ 開頭的金鑰',
    en: 'Enter a secret key: it begins with skey_ or skey_test_',
  },
  'payAccount.omise.webhookSecret': {
    zh: '请填写 Webhook 的密钥，由字母、数字、+ 和 / 组成',
    tw: '請填寫 Webhook 的金鑰，由字母、數字、+ 和 / 組成',
    en: 'Enter the webhook secret: letters, digits, + and /',
  },
  'payAccount.billplz.apiKey': {
    zh: '请填写 Secret Key，至少 20 个字',
    tw: '請填寫 Secret Key，至少 20 個字',
    en: 'Enter the secret key: at least 20 characters',
  },
  'payAccount.billplz.collectionId': {
    zh: '请填写 Collection ID，由字母、数字、_ 和 - 组成',
    tw: '請填寫 Collection ID，由字母、數字、_ 和 - 組成',
    en: 'Enter the collection ID: letters, digits, _ and -',
  },
  'payAccount.billplz.webhookSecret': {
    zh: '请填写 XSignature Key，至少 10 个字',
    tw: '請填寫 XSignature Key，至少 10 個字',
    en: 'Enter the XSignature key: at least 10 characters',
  },
  'payAccount.modeInUse': conflict({
    zh: '这个账户已有付款，不能切换正式与测试模式。请结束这个账户，再新增另一个；进行中的付款、退款与拒付会用原来的密钥完成',
    tw: '這個帳戶已有付款，不能切換正式與測試模式。請結束這個帳戶，再新增另一個；進行中的付款、退款與爭議款會用原來的金鑰完成',
    en: 'This account has payments, so its mode can’t change. End it and add a new one. Open payments, refunds and chargebacks finish with the old keys',
  }),
  'payAccount.billplz.payoutCollectionId': {
    zh: '请填写打款项目的 ID，由字母、数字、_ 和 - 组成',
    tw: '請填寫付款項目的 ID，由字母、數字、_ 和 - 組成',
    en: 'Enter the ID of the payment order collection: letters, digits, _ and -',
  },
  'payAccount.otherMode': {
    zh: '密钥的模式与所选的不同：正式密钥含 live，测试密钥含 test',
    tw: '金鑰的模式與所選的不同：正式金鑰含 live，測試金鑰含 test',
    en: 'This key is of the other mode: a live key contains “live”, a test key “test”',
  },
  'payAccount.otherCurrency': {
    zh: '这个服务商不以 {currency} 收取所选的付款方式',
    tw: '這個金流服務商不以 {currency} 收取所選的付款方式',
    en: 'This provider doesn’t take one of these methods in {currency}',
  },
  'payAccount.limits': {
    zh: '最低金额不能高于最高金额',
    tw: '最低金額不能高於最高金額',
    en: 'The smallest amount is above the largest',
  },
  'payAccount.ended': conflict({
    zh: '这个账户已经结束，不能再修改',
    tw: '這個帳戶已經結束，不能再修改',
    en: 'This account has ended and can’t be changed',
  }),
  'payAccount.keyRefused': {
    zh: '服务商不接受这个密钥，请重新复制',
    tw: '服務商不接受這個金鑰，請重新複製',
    en: 'The provider refuses this key. Copy it again',
  },
  'payAccount.keyLimited': {
    zh: '密钥有效，但无权读取账户资料，请到服务商的后台开放读取账户的权限',
    tw: '金鑰有效，但無權讀取帳戶資料，請到金流服務商的後台開放讀取帳戶的權限',
    en: 'The key is valid but may not read the account. Allow that at the provider',
  },
  'payAccount.silent': {
    status: 503,
    zh: '服务商没有回应，请稍后再试',
    tw: '服務商沒有回應，請稍後再試',
    en: 'The provider doesn’t answer. Try again later',
  },
} as const;
