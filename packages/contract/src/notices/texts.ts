import type { NoticeEvent } from '@crossdock/domain/notices/events.ts';
import { pickupNoticeTexts } from '../pickups/texts.ts';
import type { Lang } from '../wire/values.ts';
import { afterOrderTexts } from './afterOrderTexts.ts';
import { balanceTexts } from './balanceTexts.ts';
import { einvoiceTexts } from './einvoiceTexts.ts';
import { purchaseTexts } from './purchaseTexts.ts';
import { standingOrderTexts } from './standingTexts.ts';
import { vipTexts } from './vipTexts.ts';

interface NoticeText {
  readonly title: string;
  readonly text: string;
}

/** Notification texts in each language; `{name}` is filled in from the event. Plurals are not supported here. */
export const noticeTexts: Readonly<Record<NoticeEvent, Readonly<Record<Lang, NoticeText>>>> = {
  'parcel.receive': {
    zh: { title: '包裹已到仓', text: '包裹 {number} 已到达仓库，上架后即可寄出。' },
    tw: { title: '包裹已到倉', text: '包裹 {number} 已到達倉庫，上架後即可寄出。' },
    en: {
      title: 'Parcel arrived',
      text: 'Parcel {number} has arrived at the warehouse. It can be shipped once it is on the shelf.',
    },
  },
  'parcel.shelve': {
    zh: { title: '包裹已上架', text: '包裹 {number} 已上架，可以合并寄出了。' },
    tw: { title: '包裹已上架', text: '包裹 {number} 已上架，可以合併寄出了。' },
    en: { title: 'Parcel ready to ship', text: 'Parcel {number} is on the shelf and can be shipped.' },
  },
  'parcel.claimReceived': {
    zh: { title: '包裹认领成功，等待上架', text: '包裹 {number} 已归入你的账号，上架后即可寄出。' },
    tw: { title: '包裹認領成功，等待上架', text: '包裹 {number} 已歸入你的帳號，上架後即可寄出。' },
    en: {
      title: 'Parcel added to your account',
      text: 'Parcel {number} is now in your account. You can ship it once it’s shelved.',
    },
  },
  'parcel.claimShelved': {
    zh: { title: '包裹认领成功', text: '包裹 {number} 已归入你的账号，补上申报后即可寄出。' },
    tw: { title: '包裹認領成功', text: '包裹 {number} 已歸入你的帳號，補上申報後即可寄出。' },
    en: {
      title: 'Parcel added to your account',
      text: 'Parcel {number} is now in your account. Declare its contents to ship it.',
    },
  },
  'parcel.refuse': {
    zh: { title: '包裹已按登记拒收', text: '包裹 {number} 到仓时已按你的登记拒收。' },
    tw: { title: '包裹已依登記拒收', text: '包裹 {number} 到倉時已依你的登記拒收。' },
    en: { title: 'Parcel refused', text: 'We refused parcel {number} on arrival, as you asked.' },
  },
  'parcel.return': {
    zh: { title: '包裹已退回', text: '包裹 {number} 已退回寄件人。{reason}' },
    tw: { title: '包裹已退回', text: '包裹 {number} 已退回寄件人。{reason}' },
    en: { title: 'Parcel returned', text: 'Parcel {number} was returned to its sender. {reason}' },
  },
  'parcel.destroy': {
    zh: { title: '包裹已销毁', text: '包裹 {number} 已销毁。{reason}' },
    tw: { title: '包裹已銷毀', text: '包裹 {number} 已銷毀。{reason}' },
    en: { title: 'Parcel destroyed', text: 'Parcel {number} was destroyed. {reason}' },
  },
  'parcel.storageEnding': {
    zh: {
      title: '免费存放即将到期',
      text: '包裹 {number} 的免费存放还剩 {days} 天，之后每天计算仓租。{subject}',
    },
    tw: {
      title: '免費存放即將到期',
      text: '包裹 {number} 的免費存放還剩 {days} 天，之後每天計算倉租。{subject}',
    },
    en: {
      title: 'Free storage ends soon',
      text: 'Free storage of parcel {number} ends soon (days left: {days}). After that we charge a daily storage fee. {subject}',
    },
  },
  'parcel.ask': {
    zh: {
      title: '这是你的包裹吗？',
      text: '{day} 到仓的一件包裹无人认领，快递单号末尾是 {number}，可能是你的。请告诉我们是不是。',
    },
    tw: {
      title: '這是你的包裹嗎？',
      text: '{day} 到倉的一件包裹無人認領，快遞單號末尾是 {number}，可能是你的。請告訴我們是不是。',
    },
    en: {
      title: 'Is this parcel yours?',
      text: 'An unclaimed parcel that arrived on {day} may be yours. Its courier number ends in {number}. Please tell us if it is.',
    },
  },
  'parcel.expiring': {
    zh: {
      title: '预报即将结束',
      text: '包裹 {number} 还没有到仓，预报将在 {days} 天后结束。还会寄来的话，请重新预报一次。',
    },
    tw: {
      title: '預報即將結束',
      text: '包裹 {number} 還沒有到倉，預報將在 {days} 天後結束。還會寄來的話，請重新預報一次。',
    },
    en: {
      title: 'Forecast ends soon',
      text: 'Parcel {number} hasn’t arrived, and its forecast ends in {days} days. Forecast it again if it’s still coming.',
    },
  },
  'parcel.expire': {
    zh: { title: '预报已结束', text: '包裹 {number} 没有到仓，预报已结束。之后到仓时仍会归到你的账号。' },
    tw: { title: '預報已結束', text: '包裹 {number} 沒有到倉，預報已結束。之後到倉時仍會歸到你的帳號。' },
    en: {
      title: 'Forecast ended',
      text: 'Parcel {number} didn’t arrive, so its forecast ended. If it comes later, it’s still yours.',
    },
  },
  'order.pack': {
    zh: { title: '订单待付款', text: '订单 {number} 已打包完成，应付 {amount}。' },
    tw: { title: '訂單待付款', text: '訂單 {number} 已打包完成，應付 {amount}。' },
    en: { title: 'Order ready to pay', text: 'Order {number} is packed. {amount} is due.' },
  },
  'order.askPrice': {
    zh: {
      title: '请确认新的金额',
      text: '订单 {number} 打包后超出了价格保留的范围，金额由 {total} 变为 {amount}。请在 {day}前同意，或取回包裹。',
    },
    tw: {
      title: '請確認新的金額',
      text: '訂單 {number} 打包後超出了價格保留的範圍，金額由 {total} 變為 {amount}。請在 {day}前同意，或取回包裹。',
    },
    en: {
      title: 'Please agree to a higher price',
      text: 'Order {number} is packed and no longer within its held price: it comes to {amount} instead of {total}. Agree or take your parcels back by {day}.',
    },
  },
  'order.packCod': {
    zh: { title: '订单已打包，货到付款', text: '订单 {number} 已打包完成，即将发货，收货时付款。' },
    tw: { title: '訂單已打包，貨到付款', text: '訂單 {number} 已打包完成，即將出貨，收件時付款。' },
    en: {
      title: 'Order packed, pay on delivery',
      text: 'Order {number} is packed and will ship. You pay on delivery.',
    },
  },
  'order.packPaid': {
    zh: { title: '订单已打包', text: '订单 {number} 已打包完成，即将发货。' },
    tw: { title: '訂單已打包', text: '訂單 {number} 已打包完成，即將出貨。' },
    en: { title: 'Order packed', text: 'Order {number} is packed and will ship.' },
  },
  'order.unpack': {
    zh: { title: '订单重新打包', text: '订单 {number} 需要重新打包，完成后会再通知你。{reason}' },
    tw: { title: '訂單重新打包', text: '訂單 {number} 需要重新打包，完成後會再通知你。{reason}' },
    en: {
      title: 'Your order is being repacked',
      text: 'We’re repacking order {number} and will tell you when it’s done. {reason}',
    },
  },
  'order.change': {
    zh: { title: '订单已更改', text: '我们更改了订单 {number}，现在的金额为 {amount}。{reason}' },
    tw: { title: '訂單已變更', text: '我們變更了訂單 {number}，現在的金額為 {amount}。{reason}' },
    en: {
      title: 'Your order was changed',
      text: 'We changed order {number}. It now costs {amount}. {reason}',
    },
  },
  'order.pay': {
    zh: { title: '已收到付款', text: '订单 {number} 的款项已收到，即将发货。' },
    tw: { title: '已收到付款', text: '訂單 {number} 的款項已收到，即將出貨。' },
    en: { title: 'Payment received', text: 'We received your payment for order {number} and will ship it.' },
  },
  'order.prepay': {
    zh: { title: '已收到付款，开始打包', text: '订单 {number} 的款项已收到，开始打包。' },
    tw: { title: '已收到付款，開始打包', text: '訂單 {number} 的款項已收到，開始打包。' },
    en: {
      title: 'Payment received, packing starts',
      text: 'We received your payment for order {number} and are packing it.',
    },
  },
  'order.ship': {
    zh: { title: '订单已发货', text: '订单 {number} 已发货，收到后请到订单页点“确认签收”。' },
    tw: { title: '訂單已出貨', text: '訂單 {number} 已出貨，收到後請到訂單頁按「確認簽收」。' },
    en: { title: 'Order shipped', text: 'Order {number} is in transit. Confirm delivery when it arrives.' },
  },
  'order.undoShip': {
    zh: { title: '订单尚未发货', text: '订单 {number} 其实还没发货，发货后会再通知你。' },
    tw: { title: '訂單尚未出貨', text: '訂單 {number} 其實還沒出貨，出貨後會再通知你。' },
    en: {
      title: 'Order not shipped yet',
      text: 'Order {number} has not shipped after all. We’ll tell you when it does.',
    },
  },
  'order.importCustoms': {
    zh: { title: '订单清关中', text: '订单 {number} 正在目的地清关。' },
    tw: { title: '訂單清關中', text: '訂單 {number} 正在目的地清關。' },
    en: { title: 'Order at customs', text: 'Order {number} is in customs clearance at its destination.' },
  },
  'order.customsHold': {
    zh: { title: '海关查验中', text: '订单 {number} 正在接受海关查验，可能要请你补资料，请留意来电与通知。' },
    tw: { title: '海關查驗中', text: '訂單 {number} 正在接受海關查驗，可能要請你補資料，請留意來電與通知。' },
    en: {
      title: 'Held by customs',
      text: 'Customs is inspecting order {number} and may need documents from you. Watch for messages.',
    },
  },
  'order.arrived': {
    zh: { title: '订单已到达目的地', text: '订单 {number} 已到达目的地，即将安排派送。' },
    tw: { title: '訂單已抵達目的地', text: '訂單 {number} 已抵達目的地，即將安排配送。' },
    en: {
      title: 'Order has arrived',
      text: 'Order {number} has arrived at its destination and will be delivered soon.',
    },
  },
  'order.outForDelivery': {
    zh: { title: '订单派送中', text: '订单 {number} 正在派送，请留意收货。' },
    tw: { title: '訂單配送中', text: '訂單 {number} 正在配送，請留意收件。' },
    en: { title: 'Out for delivery', text: 'Order {number} is out for delivery.' },
  },
  'order.awaitingPickup': {
    zh: { title: '订单可以领取了', text: '订单 {number} 已到自提点，请携带证件领取。' },
    tw: { title: '訂單可以領取了', text: '訂單 {number} 已到自取點，請攜帶證件領取。' },
    en: { title: 'Ready for pickup', text: 'Order {number} is at the pickup point. Bring your ID.' },
  },
  'order.deliveryFailed': {
    zh: { title: '派送未成功', text: '订单 {number} 派送未成功，将再次派送，请保持电话畅通。' },
    tw: { title: '配送未成功', text: '訂單 {number} 配送未成功，將再次配送，請保持電話暢通。' },
    en: {
      title: 'Delivery failed',
      text: 'Order {number} could not be delivered. The carrier will try again, so keep your phone at hand.',
    },
  },
  'order.delivered': {
    zh: { title: '订单已送达', text: '订单 {number} 已送达。收到后请确认签收；没收到请联系客服。' },
    tw: { title: '訂單已送達', text: '訂單 {number} 已送達。收到後請確認簽收；沒收到請聯絡客服。' },
    en: {
      title: 'Order delivered',
      text: 'The carrier has delivered order {number}. Confirm it once you have it, or write to us if you do not.',
    },
  },
  'order.returning': {
    zh: { title: '订单退回中', text: '订单 {number} 正在退回，请联系客服。' },
    tw: { title: '訂單退回中', text: '訂單 {number} 正在退回，請聯絡客服。' },
    en: {
      title: 'Order is being returned',
      text: 'Order {number} is being returned. Contact customer service.',
    },
  },
  'order.sign': {
    zh: { title: '订单已签收', text: '订单 {number} 已签收。' },
    tw: { title: '訂單已簽收', text: '訂單 {number} 已簽收。' },
    en: { title: 'Order delivered', text: 'Order {number} was delivered.' },
  },
  'order.cancel': {
    zh: { title: '订单已取消', text: '订单 {number} 已取消。{reason}' },
    tw: { title: '訂單已取消', text: '訂單 {number} 已取消。{reason}' },
    en: { title: 'Order cancelled', text: 'Order {number} was cancelled. {reason}' },
  },
  'bankTransfer.approve': {
    zh: { title: '转账已入账', text: '你提交的转账 {amount} 已确认入账。' },
    tw: { title: '轉帳已入帳', text: '你回報的轉帳 {amount} 已確認入帳。' },
    en: { title: 'Transfer credited', text: 'We credited your transfer of {amount}.' },
  },
  'bankTransfer.reject': {
    zh: { title: '转账未通过', text: '你提交的转账未通过审核：{reason}。请到“银行转账”修改后重新提交。' },
    tw: { title: '轉帳未通過', text: '你回報的轉帳未通過審核：{reason}。請到「銀行轉帳」修正後重新送出。' },
    en: { title: 'Transfer not approved', text: 'Your transfer was not approved: {reason}' },
  },
  'payment.ending': {
    zh: { title: '付款码即将过期', text: '{amount} 还没有付款，付款码几小时后失效。' },
    tw: { title: '付款代碼即將到期', text: '{amount} 還沒有付款，付款代碼幾小時後失效。' },
    en: {
      title: 'Payment code ends soon',
      text: 'You haven’t paid {amount} yet. The code ends in a few hours.',
    },
  },
  'refund.finish': {
    zh: { title: '退款已原路退回', text: '{amount} 已退回你付款时使用的账户，到账时间依银行而定。' },
    tw: { title: '退款已原路退回', text: '{amount} 已退回你付款時使用的帳戶，入帳時間依銀行而定。' },
    en: {
      title: 'Refund sent',
      text: '{amount} went back to where you paid from. Your bank decides when it shows.',
    },
  },
  'refund.fail': {
    zh: { title: '原路退回没有成功', text: '{amount} 没能退回原付款账户，已回到你的余额。你可以申请提现。' },
    tw: { title: '原路退回沒有成功', text: '{amount} 沒能退回原付款帳戶，已回到你的餘額。你可以申請提領。' },
    en: {
      title: 'Refund didn’t go through',
      text: '{amount} couldn’t go back to where you paid from, so it’s on your balance again. You can withdraw it.',
    },
  },
  'withdrawal.approve': {
    zh: { title: '提现已打款', text: '你申请的提现 {amount} 已打款。' },
    tw: { title: '提領已匯款', text: '你申請的提領 {amount} 已匯款。' },
    en: { title: 'Withdrawal paid out', text: 'We paid out your withdrawal of {amount}.' },
  },
  'withdrawal.reject': {
    zh: {
      title: '提现未通过',
      text: '你的提现申请未通过，金额已退回余额：{reason}。请到“提现”修改后再申请一次。',
    },
    tw: {
      title: '提領未通過',
      text: '你的提領申請未通過，金額已退回餘額：{reason}。請到「提領」修正後再申請一次。',
    },
    en: {
      title: 'Withdrawal not approved',
      text: 'Your withdrawal was not approved, and the amount is back on your balance: {reason}',
    },
  },
  'withdrawal.return': {
    zh: { title: '银行退回提现', text: '银行退回了你的提现 {amount}，金额已回到你的账户：{reason}' },
    tw: { title: '銀行退回提領', text: '銀行退回了你的提領 {amount}，金額已回到你的帳戶：{reason}' },
    en: {
      title: 'Withdrawal returned by the bank',
      text: 'The bank returned your withdrawal of {amount}, and the amount is back with you: {reason}',
    },
  },
  'address.approve': {
    zh: { title: '地址已通过', text: '你的地址已通过审核，可以使用了。' },
    tw: { title: '地址已通過', text: '你的地址已通過審核，可以使用了。' },
    en: { title: 'Address approved', text: 'Your address was approved and can be used.' },
  },
  'address.reject': {
    zh: { title: '地址未通过', text: '你的地址未通过审核：{reason}。请到“我的地址”修改后重新提交审核。' },
    tw: { title: '地址未通過', text: '你的地址未通過審核：{reason}。請到「我的地址」修改後重新送審。' },
    en: { title: 'Address not approved', text: 'Your address was not approved: {reason}' },
  },
  'identity.approve': {
    zh: { title: '实名认证已通过', text: '你的实名认证已通过。' },
    tw: { title: '實名認證已通過', text: '你的實名認證已通過。' },
    en: { title: 'Identity verified', text: 'Your identity is verified.' },
  },
  'identity.reject': {
    zh: { title: '实名认证未通过', text: '你的实名认证未通过：{reason}。请到“实名认证”修改后重新提交。' },
    tw: { title: '實名認證未通過', text: '你的實名認證未通過：{reason}。請到「實名認證」修改後重新送出。' },
    en: { title: 'Identity not approved', text: 'Your identity was not approved: {reason}' },
  },
  'declarer.approve': {
    zh: { title: '申报人已通过', text: '你的申报人已通过审核，可以使用了。' },
    tw: { title: '申報人已通過', text: '你的申報人已通過審核，可以使用了。' },
    en: { title: 'Declarant approved', text: 'Your declarant was approved and can be used.' },
  },
  'declarer.reject': {
    zh: {
      title: '申报人未通过',
      text: '你的申报人未通过审核：{reason}。请到“申报人管理”修改后重新提交审核。',
    },
    tw: { title: '申報人未通過', text: '你的申報人未通過審核：{reason}。請到「申報人管理」修改後重新送審。' },
    en: { title: 'Declarant not approved', text: 'Your declarant was not approved: {reason}' },
  },
  'share.approve': {
    zh: { title: '分享已通过', text: '你的分享已通过审核，奖励已发放。' },
    tw: { title: '分享已通過', text: '你的分享已通過審核，獎勵已發放。' },
    en: { title: 'Share approved', text: 'Your share was approved and you received the reward.' },
  },
  'share.reject': {
    zh: { title: '分享未通过', text: '你的分享未通过审核：{reason}。请到“分享有礼”修改后重新提交。' },
    tw: { title: '分享未通過', text: '你的分享未通過審核：{reason}。請到「分享有禮」修正後重新送出。' },
    en: { title: 'Share not approved', text: 'Your share was not approved: {reason}' },
  },
  'adjustment.approve': {
    zh: { title: '余额已调整', text: '你的余额已调整 {amount}：{reason}' },
    tw: { title: '餘額已調整', text: '你的餘額已調整 {amount}：{reason}' },
    en: { title: 'Balance adjusted', text: 'Your balance was adjusted by {amount}: {reason}' },
  },
  'points.given': {
    zh: { title: '获得积分', text: '你获得 {points} 积分：{reason}' },
    tw: { title: '獲得點數', text: '你獲得 {points} 點：{reason}' },
    en: { title: 'Points received', text: 'Points added: {points}. {reason}' },
  },
  'points.taken': {
    zh: { title: '积分已扣除', text: '已扣除 {points} 积分：{reason}' },
    tw: { title: '點數已扣除', text: '已扣除 {points} 點：{reason}' },
    en: { title: 'Points deducted', text: 'Points deducted: {points}. {reason}' },
  },
  'coupon.give': {
    zh: { title: '获得优惠券', text: '你获得一张优惠券，可在“优惠券”查看。' },
    tw: { title: '獲得優惠券', text: '你獲得一張優惠券，可在「優惠券」查看。' },
    en: { title: 'You received a coupon', text: 'You received a coupon. Find it under Coupons.' },
  },
  'coupon.revoke': {
    zh: { title: '优惠券已收回', text: '店铺已收回一张优惠券。{reason}' },
    tw: { title: '優惠券已收回', text: '店家已收回一張優惠券。{reason}' },
    en: { title: 'Coupon revoked', text: 'The shop revoked a coupon. {reason}' },
  },
  'coupon.ending': {
    zh: { title: '优惠券即将到期', text: '优惠券“{subject}”将在 {days} 天内到期，别忘了使用。' },
    tw: { title: '優惠券即將到期', text: '優惠券「{subject}」將在 {days} 天內到期，別忘了使用。' },
    en: { title: 'Coupon expires soon', text: 'Your coupon “{subject}” expires within {days} days.' },
  },
  'announcement.publish': {
    zh: { title: '新公告', text: '{subject}' },
    tw: { title: '新公告', text: '{subject}' },
    en: { title: 'Announcement', text: '{subject}' },
  },
  'service.finish': {
    zh: { title: '增值服务已完成', text: '{subject} 的“{service}”已完成。{note}' },
    tw: { title: '加值服務已完成', text: '{subject} 的「{service}」已完成。{note}' },
    en: { title: 'Your service is done', text: '“{service}” for {subject} is done. {note}' },
  },
  'service.fail': {
    zh: {
      title: '增值服务无法进行',
      text: '{subject} 的“{service}”无法进行：{reason}。已付的费用全额退回余额，未付的不再计费。',
    },
    tw: {
      title: '加值服務無法進行',
      text: '{subject} 的「{service}」無法進行：{reason}。已付的費用全額退回餘額，未付的不再計費。',
    },
    en: {
      title: 'Service not completed',
      text: 'We couldn’t complete “{service}” for {subject}: {reason}. You haven’t been charged, or we refunded you.',
    },
  },
  'service.keep': {
    zh: { title: '照片无法重拍', text: '{subject} 的“{service}”无法重拍：{reason}' },
    tw: { title: '照片無法重拍', text: '{subject} 的「{service}」無法重拍：{reason}' },
    en: {
      title: 'No new photos',
      text: 'We couldn’t take new photos for “{service}” of {subject}: {reason}',
    },
  },
  'problem.register': {
    zh: { title: '包裹有问题待你处理', text: '请决定包裹 {number} 怎么处理：{note}' },
    tw: { title: '包裹有問題待你處理', text: '請決定包裹 {number} 怎麼處理：{note}' },
    en: { title: 'A parcel needs your decision', text: 'Tell us what to do with parcel {number}: {note}' },
  },
  'problem.ask': {
    zh: { title: '仓库还需要你的答复', text: '包裹 {number} 的问题件：{note}' },
    tw: { title: '倉庫還需要你的回覆', text: '包裹 {number} 的問題件：{note}' },
    en: { title: 'The warehouse has a question', text: 'About the problem with parcel {number}: {note}' },
  },
  'problem.overdue': {
    zh: { title: '问题件还没解决', text: '包裹 {number} 的问题登记已超过 {days} 天。请看看是否在等你决定。' },
    tw: { title: '問題件還沒解決', text: '包裹 {number} 的問題登記已超過 {days} 天。請看看是否在等你決定。' },
    en: {
      title: 'A problem is still open',
      text: 'Parcel {number} has had an open problem for more than {days} days. Open it to decide.',
    },
  },
  'problem.resolve': {
    zh: { title: '问题件已处理', text: '包裹 {number} 的问题件已处理：{note}' },
    tw: { title: '問題件已處理', text: '包裹 {number} 的問題件已處理：{note}' },
    en: { title: 'Problem settled', text: 'The problem with parcel {number} is settled: {note}' },
  },
  'dispute.confirm': {
    zh: {
      title: '重新测量完成',
      text: '{number} 已由另一位仓库人员重新测量：原来的测量维持不变，费用不变。{note}',
    },
    tw: {
      title: '重新測量完成',
      text: '{number} 已由另一位倉庫人員重新測量：原來的測量維持不變，費用不變。{note}',
    },
    en: {
      title: 'Measured again',
      text: 'A second staff member measured {number} again. The first measurement is confirmed, so nothing changes. {note}',
    },
  },
  'dispute.correct': {
    zh: { title: '测量已更正', text: '{number} 重新测量后比原来小，以较小的为准。{note}' },
    tw: { title: '測量已更正', text: '{number} 重新測量後比原來小，以較小的為準。{note}' },
    en: {
      title: 'Measurement corrected',
      text: '{number} is smaller than first measured, and the smaller measurement counts. {note}',
    },
  },
  'dispute.lower': {
    zh: {
      title: '测量已更正，账单已调低',
      text: '{number} 重新测量后比原来小，账单减少 {amount}。已付的部分会退回余额。{note}',
    },
    tw: {
      title: '測量已更正，帳單已調低',
      text: '{number} 重新測量後比原來小，帳單減少 {amount}。已付的部分會退回餘額。{note}',
    },
    en: {
      title: 'Measurement corrected, bill lowered',
      text: '{number} is smaller than first measured, so the bill is {amount} lower. We refunded any difference to your balance. {note}',
    },
  },
  'dispute.withdraw': {
    zh: { title: '测量异议已结束', text: '{number} 的测量异议不再处理。{reason}' },
    tw: { title: '測量異議已結束', text: '{number} 的測量異議不再處理。{reason}' },
    en: { title: 'Dispute ended', text: 'The dispute about the measurement of {number} has ended. {reason}' },
  },
  'support.answer': {
    zh: { title: '在线客服有新回复', text: '店铺在对话中回复你：{answer}' },
    tw: { title: '線上客服有新回覆', text: '店家在對話中回覆你：{answer}' },
    en: { title: 'New chat message', text: 'The shop answered you in the chat: {answer}' },
  },
  ...afterOrderTexts,
  ...balanceTexts,
  ...standingOrderTexts,
  ...vipTexts,
  ...pickupNoticeTexts,
  ...einvoiceTexts,
  ...purchaseTexts,
};
