import { conflict } from '../wire/conflict.ts';

export const paymentRefusals = {
  'payment.failed': {
    zh: '支付失败，没有扣款，请重试或更换付款方式',
    tw: '付款失敗，未扣款，請重試或更換付款方式',
    en: 'The payment failed and nothing was charged. Try again or choose another method',
  },
  'payment.timeout': {
    zh: '支付超时，没有扣款，请重新支付',
    tw: '付款逾時，未扣款，請重新付款',
    en: 'The payment timed out and nothing was charged. Pay again',
  },
  'payment.parameter': {
    status: 400,
    zh: '支付链接有误，请回到订单重新支付',
    tw: '付款連結有誤，請回到訂單重新付款',
    en: 'Something’s wrong with this payment. Start again from the order',
  },
  'payment.notYet': {
    zh: '订单暂时不能支付，仓库打包称重后即可付款',
    tw: '訂單還不能付款，倉庫打包秤重後即可付款',
    en: 'You can pay this order once the warehouse has packed and weighed it',
  },
  'payment.onDelivery': {
    zh: '此订单为货到付款，签收时付款即可',
    tw: '這筆訂單為貨到付款，簽收時付款即可',
    en: 'This order is paid in cash on delivery',
  },
  'payment.alreadyPaid': conflict({
    zh: '订单已付款，无需重复支付',
    tw: '訂單已付款，無須重複付款',
    en: 'This order is already paid',
  }),
  'payment.orderCancelled': conflict({
    zh: '订单已取消，不能支付',
    tw: '訂單已取消，不能付款',
    en: 'This order was cancelled and can’t be paid',
  }),
  'payment.methodRequired': { zh: '请选择付款方式', tw: '請選擇付款方式', en: 'Choose a payment method' },
  'payment.methodUnavailable': {
    zh: '此付款方式目前无法使用，请选择其他方式',
    tw: '這個付款方式目前無法使用，請選擇其他方式',
    en: 'This payment method isn’t available right now. Choose another',
  },
  'payment.tooSmall': {
    zh: '此付款方式最低 {least}，请选择其他方式',
    tw: '這個付款方式最低 {least}，請選擇其他方式',
    en: 'This method takes {least} or more. Choose another',
  },
  'payment.tooBig': {
    zh: '此付款方式最高 {most}，请选择其他方式',
    tw: '這個付款方式最高 {most}，請選擇其他方式',
    en: 'This method takes {most} at most. Choose another',
  },
  'refund.notPossible': {
    zh: '这笔付款不能原路退回，可以申请提现',
    tw: '這筆付款不能原路退回，可以申請提領',
    en: 'This payment can’t be sent back to where it came from. You can withdraw the money instead',
  },
  'refund.inDispute': conflict({
    zh: '付款人已向银行提出拒付，银行决定之前不能原路退回',
    tw: '付款人已向銀行提出爭議，銀行決定之前不能原路退回',
    en: 'This payment is disputed at the bank. It can’t be sent back before the bank decides',
  }),
  'refund.notDecidable': conflict({
    zh: '支付服务商仍在处理这笔退款，或已有结果，请稍后刷新',
    tw: '金流商仍在處理這筆退款，或已有結果，請稍後重新整理',
    en: 'The provider is still being asked about this refund, or it has ended. Reload later',
  }),
  'refund.tooMuch': { zh: '最多可退 {most}', tw: '最多可退 {most}', en: 'You can send back {most} at most' },
  'payment.confirmed': conflict({
    zh: '这笔付款已经入账，请刷新',
    tw: '這筆付款已經入帳，請重新整理',
    en: 'This payment was already credited. Reload to see it',
  }),
  'payment.notWhole': {
    zh: '这个付款方式只接受整数金额，请选择其他方式',
    tw: '這個付款方式只接受整數金額，請選擇其他方式',
    en: 'This method takes whole amounts only. Choose another',
  },
  'payment.signatureWrong': {
    status: 400,
    zh: '通知的签名不正确',
    tw: '通知的簽章不正確',
    en: 'The signature of this notification doesn’t match',
  },
  'transfer.bankRequired': { zh: '请选择银行', tw: '請選擇銀行', en: 'Choose a bank' },
  'transfer.bankUnknown': {
    zh: '此银行账户已停用，请重新选择',
    tw: '這個銀行帳戶已停用，請重新選擇',
    en: 'This bank account is no longer in use. Choose another',
  },
  'transfer.voucherRequired': {
    zh: '请上传转账凭证',
    tw: '請上傳轉帳憑證',
    en: 'Upload the transfer receipt',
  },
  'transfer.duplicateNumber': conflict({
    zh: '此交易号已提交过，请勿重复申请',
    tw: '這個交易序號已送出過，請勿重複申請',
    en: 'This transaction number was already reported',
  }),
  'transfer.duplicateEnding': conflict({
    zh: '同一天、同金额、同后五位的转账已提交过；如果是另一笔，请改填交易号',
    tw: '同一天、同金額、同末五碼的轉帳已送出過；如果是另一筆，請改填交易序號',
    en: 'You already reported a transfer with this amount, date and account. If this is another one, enter its transaction number',
  }),
  'transfer.duplicateSlip': conflict({
    zh: '这张转账单据已提交过，不能再次使用',
    tw: '這張轉帳單據已回報過，不能再次使用',
    en: 'This transfer slip was already reported and can’t be used again',
  }),
  'transfer.inFuture': {
    zh: '转账时间不能晚于现在',
    tw: '轉帳時間不能晚於現在',
    en: 'Enter a transfer time that isn’t in the future',
  },
  'transfer.orderNotPayable': {
    zh: '所选订单中有不能付款的，请重新选择',
    tw: '所選訂單中有不能付款的，請重新選擇',
    en: 'One of the selected orders can’t be paid. Choose again',
  },
  'transfer.alreadyReported': conflict({
    zh: '订单 {number} 已提交过一笔转账，店铺核对中，请勿重复付款',
    tw: '訂單 {number} 已回報過一筆轉帳，店家核對中，請勿重複付款',
    en: 'You already reported a transfer for order {number}. We’re checking it, so don’t pay twice',
  }),
  'transfer.restNotTaken': {
    zh: '所选订单用去 {taken}，余下的 {rest} 会进入余额，但本店不接受这样的银行转账充值。请按应付金额转账；已经转出的，请联系客服处理',
    tw: '所選訂單用去 {taken}，餘下的 {rest} 會進入餘額，但本店不接受這樣的銀行轉帳儲值。請依應付金額轉帳；已經轉出的，請聯絡客服處理',
    en: 'The selected orders take {taken}. The other {rest} would top up your balance, which this shop doesn’t accept by bank transfer. Send only what is due. If you already sent more, tell us and our finance team decides',
  },
  'transfer.restToDecide': {
    zh: '有 {rest} 不属于任何账单，也不符合充值规则：请确认是否仍然入账',
    tw: '有 {rest} 不屬於任何帳單，也不符合儲值規則：請確認是否仍要入帳',
    en: '{rest} belongs to no bill and breaks the top-up rules. Choose whether to credit it anyway',
  },
  'transfer.decided': conflict({
    zh: '这笔转账申请已处理过，请刷新',
    tw: '這筆轉帳申請已處理過，請重新整理',
    en: 'This transfer was just decided. Reload to see it',
  }),
  'transfer.reasonRequired': { zh: '请填写退回原因', tw: '請填寫退回原因', en: 'Enter the reason' },
} as const;
