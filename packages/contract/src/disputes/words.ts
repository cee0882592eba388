import type { Texts } from '../wire/values.ts';

export const words = {
  'disputes.title': { zh: '测量异议', tw: '測量異議', en: 'Disputed measurements' },
  'disputes.state.open': { zh: '等待重新测量', tw: '等待重新測量', en: 'Waiting for second measurement' },
  'disputes.state.confirmed': { zh: '维持原测量', tw: '維持原測量', en: 'First measurement confirmed' },
  'disputes.state.corrected': { zh: '已更正', tw: '已更正', en: 'Corrected' },
  'disputes.state.withdrawn': { zh: '已结束', tw: '已結束', en: 'Ended' },
  'disputes.package': { zh: '箱 {n}', tw: '箱 {n}', en: 'Package {n}' },
  'disputes.first': { zh: '原测量', tw: '原測量', en: 'First measurement' },
  'disputes.second': { zh: '重新测量', tw: '重新測量', en: 'Second measurement' },
  'disputes.scale': { zh: '磅秤 {name}', tw: '磅秤 {name}', en: 'scale {name}' },
  'disputes.reason': { zh: '异议原因', tw: '異議原因', en: 'Reason' },
  'disputes.lowered': { zh: '账单减少', tw: '帳單減少', en: 'Bill lowered by' },
  'disputes.returned': { zh: '退回余额', tw: '退回餘額', en: 'Refunded to balance' },
} satisfies Record<string, Texts>;

export const portalWords = {
  'disputes.dispute': { zh: '申请重新测量', tw: '申請重新測量', en: 'Dispute measurement' },
  'disputes.until': {
    zh: '{date} 前可申请，由另一位仓库人员重新测量。',
    tw: '{date} 前可申請，由另一位倉庫人員重新測量。',
    en: 'Until {date}. A second staff member then measures again.',
  },
  'disputes.ask.parcel': {
    zh: '申请后由另一位仓库人员重新测量并拍照；这段时间不计存放天数，也暂不发货。比原来小且超过误差（{g} 克或 {mm} 毫米）时，以较小的为准，你不会多付。',
    tw: '申請後由另一位倉庫人員重新測量並拍照；這段時間不計存放天數，也暫不出貨。比原來小且超過誤差（{g} 公克或 {mm} 公釐）時，以較小的為準，你不會多付。',
    en: 'We pause storage days and hold the parcel until a second staff member has measured it. If it’s smaller by more than {g} g or {mm} mm, the new measurement counts. You never pay more for asking.',
  },
  'disputes.ask.package': {
    zh: '申请后由另一位仓库人员重新测量并拍照；这段时间订单暂不发货。比原来小且超过误差（{g} 克或 {mm} 毫米）时，账单会调低，已付的差额自动退回余额，你不会多付。',
    tw: '申請後由另一位倉庫人員重新測量並拍照；這段時間訂單暫不出貨。比原來小且超過誤差（{g} 公克或 {mm} 公釐）時，帳單會調低，已付的差額自動退回餘額，你不會多付。',
    en: 'We hold the order until a second staff member has measured it. If it’s smaller by more than {g} g or {mm} mm, we lower your bill and refund the difference to your balance. You never pay more for asking.',
  },
  'disputes.reason.hint': {
    zh: '例如：我在家称只有 4.8 公斤',
    tw: '例如：我在家量只有 4.8 公斤',
    en: 'For example: at home it weighed only 4.8 kg',
  },
  'disputes.pictures': { zh: '我的照片', tw: '我的照片', en: 'My photos' },
  'disputes.pictures.hint': {
    zh: '例如卖家的发货重量、你自己量的照片',
    tw: '例如賣家的出貨重量、你自己量的照片',
    en: 'The seller’s weight or your own scale, for example',
  },
  'disputes.pictures.choose': { zh: '选择图片', tw: '選擇圖片', en: 'Choose photos' },
  'disputes.pictures.remove': { zh: '移除 {name}', tw: '移除 {name}', en: 'Remove {name}' },
  'disputes.send': { zh: '提交异议', tw: '送出異議', en: 'Send dispute' },
  'disputes.sent': {
    zh: '已提交，等待重新测量',
    tw: '已送出，等待重新測量',
    en: 'Dispute sent. We’ll measure the parcel again.',
  },
  'disputes.show': { zh: '查看', tw: '查看', en: 'Show details' },
  'disputes.withdraw': { zh: '撤回异议', tw: '撤回異議', en: 'Withdraw dispute' },
  'disputes.withdraw.title': { zh: '撤回测量异议？', tw: '撤回測量異議？', en: 'Withdraw this dispute?' },
  'disputes.withdraw.text': {
    zh: '原来的测量会维持不变。期限内可以再次提出。',
    tw: '原來的測量會維持不變。期限內可以再次提出。',
    en: 'The first measurement then counts. You can dispute it again while there is time.',
  },
  'disputes.withdrawn': { zh: '已撤回', tw: '已撤回', en: 'Dispute withdrawn' },
  'disputes.says.open': {
    zh: '另一位仓库人员会重新测量并拍照，结果会发消息告诉你。',
    tw: '另一位倉庫人員會重新測量並拍照，結果會發訊息告訴你。',
    en: 'A second staff member will measure again and take a photo. We’ll notify you of the result.',
  },
  'disputes.says.confirmed': {
    zh: '重新测量没有让费用变低，所以什么都不变。',
    tw: '重新測量沒有讓費用變低，所以什麼都不變。',
    en: 'The second measurement would not lower what you pay, so nothing changes.',
  },
  'disputes.says.corrected': {
    zh: '以较小的测量为准。',
    tw: '以較小的測量為準。',
    en: 'The smaller measurement counts.',
  },
  'disputes.says.withdrawn': {
    zh: '没有重新测量，原来的测量维持不变。',
    tw: '沒有重新測量，原來的測量維持不變。',
    en: 'There was no second measurement, so the first one counts.',
  },
  'disputes.about.parcel': { zh: '包裹', tw: '包裹', en: 'Parcel' },
  'disputes.about.package': { zh: '订单', tw: '訂單', en: 'Order' },
  'disputes.opened': { zh: '提出时间', tw: '提出時間', en: 'Disputed' },
  'disputes.ended': { zh: '结束时间', tw: '結束時間', en: 'Ended' },
  'disputes.mine': { zh: '我的异议', tw: '我的異議', en: 'My reason' },
  'disputes.by': { zh: '{name} 测量', tw: '{name} 測量', en: 'by {name}' },
  'disputes.picture': { zh: '测量照片', tw: '測量照片', en: 'Photo of the measurement' },
} satisfies Record<string, Texts>;

export const consoleWords = {
  'disputes.intro': {
    zh: '会员不同意的测量由另一位同事重新量：超出误差范围就自动调低账单、退回差额。',
    tw: '會員不同意的測量由另一位同事重新量：超出誤差範圍就自動調低帳單、退回差額。',
    en: 'A second staff member measures disputed parcels again. Beyond the tolerance, we lower the bill and refund the difference automatically.',
  },
  'disputes.shelf.open': { zh: '待重新测量', tw: '待重新測量', en: 'To measure' },
  'disputes.shelf.decided': { zh: '已测量', tw: '已測量', en: 'Measured' },
  'disputes.shelf.withdrawn': { zh: '已结束', tw: '已結束', en: 'Ended' },
  'disputes.shelf.all': { zh: '全部', tw: '全部', en: 'All' },
  'disputes.search': { zh: '会员、单号', tw: '會員、單號', en: 'Member or number' },
  'disputes.none': { zh: '没有测量异议', tw: '沒有測量異議', en: 'No disputed measurements' },
  'disputes.members': { zh: '会员的照片', tw: '會員的照片', en: 'Member’s photos' },
  'disputes.ours': { zh: '原测量照片', tw: '原測量照片', en: 'Our first photo' },
  'disputes.oursAgain': { zh: '重新测量照片', tw: '重新測量照片', en: 'Our second photo' },
  'disputes.noPicture': {
    zh: '原测量没有照片',
    tw: '原測量沒有照片',
    en: 'The first measurement has no photo',
  },
  'disputes.measure': { zh: '重新测量', tw: '重新測量', en: 'Measure again' },
  'disputes.measure.title': {
    zh: '重新测量 {number}',
    tw: '重新測量 {number}',
    en: 'Measure {number} again',
  },
  'disputes.measure.mine': {
    zh: '第一次是你量的，请另一位同事测量',
    tw: '第一次是你量的，請另一位同事測量',
    en: 'You took the first measurement. Someone else has to measure again',
  },
  'disputes.measure.weight': { zh: '重量', tw: '重量', en: 'Weight' },
  'disputes.measure.size': { zh: '长 宽 高', tw: '長 寬 高', en: 'Length, width, height' },
  'disputes.measure.picture': { zh: '磅秤上的照片', tw: '磅秤上的照片', en: 'Photo on the scale' },
  'disputes.measure.take': { zh: '拍照或选择', tw: '拍照或選擇', en: 'Take or choose' },
  'disputes.measure.remove': { zh: '移除 {name}', tw: '移除 {name}', en: 'Remove {name}' },
  'disputes.measure.note': { zh: '给会员的说明', tw: '給會員的說明', en: 'Note to the member' },
  'disputes.measure.noPicture': {
    zh: '请拍下磅秤上的重量',
    tw: '請拍下磅秤上的重量',
    en: 'Take a photo that shows the weight',
  },
  'disputes.measure.save': { zh: '保存测量结果', tw: '儲存測量結果', en: 'Save measurement' },
  'disputes.noneFound': { zh: '没有符合的测量异议', tw: '沒有符合的測量異議', en: 'No matching disputes' },
  'disputes.done.confirmed': {
    zh: '维持原测量，账单不变',
    tw: '維持原測量，帳單不變',
    en: 'First measurement confirmed. The bill doesn’t change',
  },
  'disputes.done.corrected': {
    zh: '已更正，退回余额 {amount}',
    tw: '已更正，退回餘額 {amount}',
    en: 'Corrected. {amount} refunded to the balance',
  },
  'disputes.done.waiting': {
    zh: '退款超过一人可决定的金额，等第二人确认',
    tw: '退款超過一人可決定的金額，等第二人確認',
    en: 'More would go back than one person may give: it waits for a second person',
  },
  'disputes.waiting': {
    zh: '{n, plural, other {测量异议（#）}}',
    tw: '{n, plural, other {測量異議（#）}}',
    en: '{n, plural, other {Disputed measurements (#)}}',
  },
  'disputes.rules': { zh: '异议规则', tw: '異議規則', en: 'Rules' },
  'disputes.rules.days': {
    zh: '测量后几天内可提出',
    tw: '測量後幾天內可提出',
    en: 'Days to dispute a measurement',
  },
  'disputes.rules.g': { zh: '重量误差（克）', tw: '重量誤差（公克）', en: 'Tolerance in weight (g)' },
  'disputes.rules.mm': { zh: '每边误差（毫米）', tw: '每邊誤差（公釐）', en: 'Tolerance per side (mm)' },
  'disputes.rules.hint': {
    zh: '重新测量小于原测量超过误差才更正；会员不会因此多付。',
    tw: '重新測量小於原測量超過誤差才更正；會員不會因此多付。',
    en: 'We correct only what is smaller by more than this. Members never pay more for asking.',
  },
  'shell.scale': { zh: '磅秤编号', tw: '磅秤編號', en: 'Scale name' },
  'shell.scale.example': { zh: '例如 A1', tw: '例如 A1', en: 'For example A1' },
  'did.openDispute': { zh: '提出测量异议', tw: '提出測量異議', en: 'Disputed a measurement' },
  'did.withdrawDispute': { zh: '撤回测量异议', tw: '撤回測量異議', en: 'Withdrew a dispute' },
  'did.measureDispute': { zh: '重新测量异议', tw: '重新測量異議', en: 'Measured a disputed item again' },
  'did.saveDisputeSettings': {
    zh: '修改测量异议规则',
    tw: '修改測量異議規則',
    en: 'Changed the dispute rules',
  },
} satisfies Record<string, Texts>;

/** What the tables of an export contain, as its README says. */
export const tableWords = {
  measurementDisputes: { zh: '重量与尺寸的争议', tw: '重量與尺寸的爭議', en: 'Disputes of measurements' },
} satisfies Record<string, Texts>;
