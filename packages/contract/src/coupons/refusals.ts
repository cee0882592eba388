import { conflict } from '../wire/conflict.ts';

export const couponRefusals = {
  'coupon.expired': {
    zh: '优惠券已过期，请改选其他优惠券',
    tw: '優惠券已過期，請改選其他優惠券',
    en: 'This coupon has expired',
  },
  'coupon.notYet': {
    zh: '优惠券还没到可以使用的日期，请改选其他优惠券',
    tw: '優惠券尚未到可使用的日期，請改選其他優惠券',
    en: 'This coupon can’t be used yet',
  },
  'coupon.used': conflict({
    zh: '这张优惠券已经使用过了，请改选其他优惠券',
    tw: '這張優惠券已經使用過了，請改選其他優惠券',
    en: 'This coupon has already been used',
  }),
  'coupon.revoked': conflict({
    zh: '这张优惠券已被店铺收回，如有疑问请联系客服',
    tw: '店家已收回這張優惠券，如有疑問請聯絡客服',
    en: 'The shop revoked this coupon. Contact customer service',
  }),
  'coupon.conditions': {
    zh: '这笔费用还不符合优惠券的使用条件：{conditions}',
    tw: '這筆費用尚未符合優惠券的使用條件：{conditions}',
    en: 'This fee doesn’t meet the coupon’s conditions yet: {conditions}',
  },
  'coupon.otherUse': {
    zh: '这张优惠券只能用于{use}，请改选其他优惠券',
    tw: '這張優惠券只能用於{use}，請改選其他優惠券',
    en: 'This coupon is for {use} only',
  },
  'coupon.goodsFreight': {
    zh: '商品没有运费，请改用总费用或重量条件',
    tw: '商品沒有運費，請改用總費用或重量條件',
    en: 'Products have no shipping fee. Use the total or the weight as a condition',
  },
  'coupon.nothing': {
    zh: '这笔费用没有可以用优惠券抵扣的部分，请改用其他优惠',
    tw: '這筆費用沒有可用優惠券折抵的部分，請改用其他優惠',
    en: 'The coupon doesn’t lower anything in this fee. Choose another',
  },
  'coupon.budgetSpent': {
    zh: '这个优惠活动的名额已用完',
    tw: '這個優惠活動的額度已用完',
    en: 'This offer has been used up',
  },
  'coupon.notInUse': {
    zh: '这个优惠活动还没有启用',
    tw: '這個優惠活動還沒有啟用',
    en: 'This coupon isn’t active yet',
  },
  'coupon.awaitsSecond': {
    zh: '这个优惠活动正等待另一位员工复核，复核通过后才能发放',
    tw: '這個優惠活動正等待另一位員工覆核，覆核通過後才能發放',
    en: 'This coupon needs a second approval before you can issue it',
  },
  'coupon.stopped': {
    zh: '这个优惠活动已经停止发放',
    tw: '這個優惠活動已停止發放',
    en: 'This coupon is no longer issued',
  },
  'coupon.soldOut': {
    zh: '优惠券数量不足，只剩 {left} 张',
    tw: '優惠券數量不足，只剩 {left} 張',
    en: 'Not enough of this coupon: {left} left',
  },
  'coupon.limitReached': {
    zh: '每位会员最多领取 {max} 张，你已经领过了',
    tw: '每位會員最多領取 {max} 張，你已經領過了',
    en: 'You already hold the maximum of this coupon ({max})',
  },
  'coupon.codeUnknown': {
    zh: '兑换码不正确，请核对后再输入',
    tw: '兌換碼不正確，請核對後再輸入',
    en: 'We don’t recognize this code. Check it and try again',
  },
  'coupon.codeExpired': {
    zh: '兑换码已过期，有疑问请联系客服',
    tw: '兌換碼已過期，有疑問請聯絡客服',
    en: 'This code has expired',
  },
  'coupon.codeUsedUp': conflict({
    zh: '兑换码已全部兑换完，有疑问请联系客服',
    tw: '兌換碼已全部兌換完畢，有疑問請聯絡客服',
    en: 'This code has been used up',
  }),
  'coupon.codeYours': conflict({
    zh: '你已经用这个兑换码领取过优惠券，请在“待使用”里查看',
    tw: '你已經用這個兌換碼領取過優惠券，請到「待使用」查看',
    en: 'You’ve already redeemed this code. Find the coupon under Available',
  }),
  'coupon.validity': {
    zh: '请填写最后有效日，或领取后的有效天数，二选一',
    tw: '請填寫最後有效日，或領取後的有效天數，擇一即可',
    en: 'Enter either the last day or the number of days from receipt',
  },
  'coupon.conditionTwice': {
    zh: '同一项条件只能设置一次',
    tw: '同一項條件只能設定一次',
    en: 'Use each type of condition only once',
  },
  'coupon.termsHeld': conflict({
    zh: '已启用的优惠券不能更改抵扣内容和使用条件；请停用后另建一张',
    tw: '已啟用的優惠券不能更改折抵內容與使用條件；請停用後另建一張',
    en: 'You can’t change the discount or conditions of a coupon that has been active. Stop it and create a new one',
  }),
  'coupon.fewerThanIssued': {
    zh: '发行数量不能少于已发放的 {count} 张',
    tw: '發行數量不能少於已發放的 {count} 張',
    en: 'Enter at least the {count} already issued',
  },
  'coupon.lessThanUsed': {
    zh: '预算不能低于已使用的金额',
    tw: '預算不能低於已使用的金額',
    en: 'Enter a budget of at least what has been used',
  },
  'order.pointsInvalid': {
    zh: '请输入有效的积分数量，这笔订单最多可用 {most} 分',
    tw: '請輸入有效的點數，這筆訂單最多可用 {most} 點',
    en: 'Enter a valid number of points. This order takes up to {most}',
  },
} as const;
