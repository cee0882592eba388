import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '订单取消后，款项先回到会员余额。店铺允许时，会员可以把这笔款退回原来的卡或钱包，结果在这里看。',
    tw: '訂單取消後，款項先回到會員餘額。店家允許時，會員可以把這筆款退回原來的卡或錢包，結果在這裡看。',
    en: 'Money of a cancelled order goes to the member’s balance first. If the shop allows it, members can send it back to the card or wallet it came from. Here you see how that went.',
  },
  zh: {
    允许原路退款: [
      '在店铺设置打开“会员可选择原路退款”。',
      '只有支持退款的方式会出现；ATM、超商和银行转账的款要用提现。',
    ],
    看一笔退款: [
      '用会员的账号、姓名或电话搜索。',
      '“处理中”的退款由服务商处理，系统会自动再查。',
      '“已回到余额”表示服务商拒绝，会员已收到通知。',
    ],
    服务商没有回应: [
      '退款会留在“未自动完成的事”，系统会再试，不会退两次。',
      '超过一天，请在服务商的后台查这笔付款。',
      '争议款（chargeback）请在服务商的后台处理。',
    ],
  },
  tw: {
    允許原路退款: [
      '在店家設定打開「會員可選擇原路退款」。',
      '只有支援退款的方式會出現；ATM、超商和銀行轉帳的款要用提領。',
    ],
    看一筆退款: [
      '用會員的帳號、姓名或電話搜尋。',
      '「處理中」的退款由金流服務商處理，系統會自動再查。',
      '「已回到餘額」表示金流服務商拒絕，會員已收到通知。',
    ],
    金流服務商沒有回應: [
      '退款會留在「未自動完成的事」，系統會再試，不會退兩次。',
      '超過一天，請在金流服務商的後台查這筆付款。',
      '爭議款（chargeback）請在金流服務商的後台處理。',
    ],
  },
  en: {
    'Allow refunds': [
      'Turn on “Let members send refunds back” in the shop settings.',
      'Only methods that can be refunded are offered. Money that came by ATM, at a store or by bank transfer is withdrawn.',
    ],
    'Look at a refund': [
      'Search by the member’s account, name or phone.',
      '“On its way”: the provider takes its time, and we keep asking.',
      '“Back on the balance”: the provider refused, and the member was notified.',
    ],
    'When a provider doesn’t answer': [
      'The refund stays under “Not done yet”. We try again, and never pay twice.',
      'After a day, look up the payment in the provider’s back office.',
      'Answer chargebacks in the provider’s back office.',
    ],
  },
};
