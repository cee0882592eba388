import type { Texts } from '../wire/values.ts';

export const words = {
  'identity.kind': { zh: '证件类型', tw: '證件種類', en: 'Document type' },
  'identity.kind.nationalId': { zh: '身份证', tw: '身分證', en: 'National ID' },
  'identity.kind.passport': { zh: '护照', tw: '護照', en: 'Passport' },
} satisfies Record<string, Texts>;

export const portalWords = {
  'identity.intro': {
    zh: '海关与支付规定需要确认寄件人身份。资料仅供审核人员查看。',
    tw: '海關與支付規定需要確認寄件人身分。資料只供審核人員查看。',
    en: 'Customs and payment rules require it. Only the staff who check your document see it.',
  },
  'identity.help': { zh: '怎样一次通过', tw: '怎樣一次通過', en: 'How to pass at once' },
  'identity.help.photo': {
    zh: '四角都拍进去，字要看得清，不要反光。',
    tw: '四個角都拍進去，字要看得清楚，不要反光。',
    en: 'All four corners in the picture, the text sharp, no glare.',
  },
  'identity.help.name': {
    zh: '姓名和号码照证件填写，和收件人同名最省事。',
    tw: '姓名和號碼照證件填寫，和收件人同名最省事。',
    en: 'Enter name and number as on your document. Using the recipient’s name avoids questions.',
  },
  'identity.help.privacy': {
    zh: '照片只给审核人员看。',
    tw: '照片只給審核人員看。',
    en: 'Only the people who check it see the pictures.',
  },
  'identity.required': {
    zh: '下单前须完成实名认证。',
    tw: '下單前須完成實名認證。',
    en: 'Verify your identity before you place an order.',
  },
  'identity.state.none': { zh: '尚未认证', tw: '尚未認證', en: 'Not verified yet' },
  'identity.state.pending': { zh: '审核中', tw: '審核中', en: 'In review' },
  'identity.state.approved': { zh: '已认证', tw: '已認證', en: 'Verified' },
  'identity.state.rejected': { zh: '未通过', tw: '未通過', en: 'Not approved' },
  'identity.next.none': {
    zh: '准备好证件，拍照上传，大约一分钟即可完成。',
    tw: '準備好證件，拍照上傳，約一分鐘就能完成。',
    en: 'Have your document ready to photograph. It takes about a minute.',
  },
  'identity.next.pending': {
    zh: '我们正在核对你的证件，结果会显示在这里，你无需再做什么。',
    tw: '我們正在核對你的證件，結果會顯示在這裡，你不需要再做什麼。',
    en: 'We’re reviewing your document. The result appears here.',
  },
  'identity.next.approved': {
    zh: '身份已确认，可以正常下单。如更换证件，请在此更新。',
    tw: '身分已確認，可以正常下單。若證件更換，請在此更新。',
    en: 'Your identity is verified and you can order. If your document changes, update it here.',
  },
  'identity.next.rejected': {
    zh: '请修改后重新提交。',
    tw: '請修改後重新送出。',
    en: 'Fix the problem above and submit again.',
  },
  'identity.submittedAt': { zh: '提交时间', tw: '送出時間', en: 'Submitted' },
  'identity.auditedAt': { zh: '审核时间', tw: '審核時間', en: 'Reviewed' },
  'identity.change': { zh: '修改资料', tw: '修改資料', en: 'Change document' },
  'identity.change.again': {
    zh: '修改后需要重新审核，审核期间视为尚未认证。',
    tw: '修改後需要重新審核，審核期間視為尚未認證。',
    en: 'We review a change again. Until then you’re not verified.',
  },
  'identity.change.stop': { zh: '取消修改', tw: '取消修改', en: 'Keep current document' },
  'identity.withdraw': { zh: '撤回申请', tw: '撤回申請', en: 'Withdraw application' },
  'identity.withdraw.title': {
    zh: '要撤回实名认证申请吗？',
    tw: '要撤回實名認證申請嗎？',
    en: 'Withdraw your application?',
  },
  'identity.withdraw.text': {
    zh: '撤回后可以随时重新提交。',
    tw: '撤回後可以隨時重新送出。',
    en: 'You can submit it again at any time.',
  },
  'identity.withdrawn': { zh: '已撤回申请', tw: '已撤回申請', en: 'Application withdrawn' },
  'identity.sent': { zh: '已提交，等待审核', tw: '已送出，等待審核', en: 'Submitted. We’re reviewing it' },
  'identity.submit': { zh: '提交审核', tw: '送出審核', en: 'Submit' },
  'identity.form': { zh: '证件资料', tw: '證件資料', en: 'Your document' },
  'identity.realName': { zh: '证件上的姓名', tw: '證件上的姓名', en: 'Name on the document' },
  'identity.realName.hint': {
    zh: '请与证件完全一致；公司请填登记名称',
    tw: '請與證件完全相同；公司請填登記名稱',
    en: 'Exactly as printed. Companies enter their registered name',
  },
  'identity.kind.residence': { zh: '居留证', tw: '居留證', en: 'Residence' },
  'identity.kind.company': { zh: '公司登记', tw: '公司登記', en: 'Company' },
  'identity.country': { zh: '发证国家或地区', tw: '發證國家或地區', en: 'Issued by' },
  'identity.choose': { zh: '请选择', tw: '請選擇', en: 'Choose' },
  'identity.number': { zh: '证件号码', tw: '證件號碼', en: 'Document number' },
  'identity.number.hint': {
    zh: '为了安全，每次提交都需要重新填写',
    tw: '為了安全，每次送出都需要重新輸入',
    en: 'For your safety we ask for it each time',
  },
  'identity.pictures': { zh: '证件照片', tw: '證件照片', en: 'Document photos' },
  'identity.front': { zh: '正面', tw: '正面', en: 'Front' },
  'identity.back': { zh: '背面（选填）', tw: '背面（選填）', en: 'Back (optional)' },
  'identity.back.hint': {
    zh: '证件背面有信息时请一并上传',
    tw: '證件背面有資料時請一併上傳',
    en: 'If something is printed there',
  },
  'identity.picture.hint': {
    zh: '四角完整、字迹清楚、没有反光',
    tw: '四角完整、字跡清楚、沒有反光',
    en: 'All four corners, easy to read, no glare',
  },
  'identity.picture.take': { zh: '拍照或选择照片', tw: '拍照或選擇照片', en: 'Take or choose a photo' },
  'identity.picture.remove': { zh: '移除{name}', tw: '移除{name}', en: 'Remove {name}' },
  'identity.consent': {
    zh: '照片会自动压缩，并去除拍摄位置等信息。',
    tw: '照片會自動壓縮並移除拍攝位置等資訊。',
    en: 'We shrink photos and remove their location.',
  },
  'identity.needed': {
    zh: '下单前须完成实名认证。',
    tw: '下單前須完成實名認證。',
    en: 'Verify your identity before you place an order.',
  },
  'identity.needed.go': { zh: '前往认证', tw: '前往認證', en: 'Verify identity' },
} satisfies Record<string, Texts>;

export const consoleWords = {
  'identity.title': { zh: '实名认证', tw: '實名認證', en: 'Identity' },
  'identity.intro': {
    zh: '等待最久的排在最前面。请核对照片上的姓名与号码是否与填写的一致。',
    tw: '等待最久的排在最前面。核對照片上的姓名與號碼是否與填寫的相同。',
    en: 'Oldest first. Compare name and number with the photo.',
  },
  'identity.search': { zh: '搜索姓名、账号或证件号码', tw: '搜尋姓名、帳號或證件號碼', en: 'Name or number' },
  'identity.picture': { zh: '证件照片', tw: '證件照片', en: 'Photo of the document' },
  'identity.picture.open': { zh: '查看照片', tw: '查看照片', en: 'Open photo' },
  'identity.realName': { zh: '证件姓名', tw: '證件姓名', en: 'Name on the document' },
  'identity.kind.residence': { zh: '居留证', tw: '居留證', en: 'Residence permit' },
  'identity.kind.company': { zh: '公司登记', tw: '公司登記', en: 'Company registration' },
  'identity.country': { zh: '发证国家／地区', tw: '發證國家／地區', en: 'Issued by' },
  'identity.number': { zh: '证件号码', tw: '證件號碼', en: 'Number' },
  'identity.member': { zh: '会员', tw: '會員', en: 'Member' },
  'identity.phone': { zh: '会员手机', tw: '會員手機', en: 'Member’s phone' },
  'identity.since': { zh: '注册日期', tw: '註冊日期', en: 'Member since' },
  'identity.otherName': {
    zh: '证件姓名与会员姓名“{name}”不同',
    tw: '證件姓名與會員姓名「{name}」不同',
    en: 'The member’s name “{name}” differs from the document',
  },
  'identity.sameNumber': {
    zh: '另有 {n} 位会员提交了相同的证件号码',
    tw: '另有 {n} 位會員送出相同的證件號碼',
    en: 'Other members who submitted this number: {n}',
  },
  'identity.taken': {
    zh: '这个证件号码已认证给其他会员',
    tw: '這個證件號碼已認證給其他會員',
    en: 'This number is verified for another member',
  },
  'identity.taken.obstacle': {
    zh: '同一证件只能认证一位会员：请先处理另一位会员，或退回这份申请。',
    tw: '同一證件只能認證一位會員：請先處理另一位會員，或退回這份申請。',
    en: 'A document can verify one member. Settle the other member first, or reject this one.',
  },
  'identity.decided': { zh: '审核', tw: '審核', en: 'Decision' },
  'identity.reason': { zh: '退回原因', tw: '退回原因', en: 'Reason for rejecting' },
  'identity.none': { zh: '尚未提交实名认证', tw: '尚未送出實名認證', en: 'No documents submitted' },
  'identity.rules': { zh: '实名规则', tw: '實名規則', en: 'Rules' },
  'identity.rules.required': {
    zh: '完成实名认证才能下单',
    tw: '完成實名認證才能下單',
    en: 'Require a verified identity to order',
  },
  'identity.rules.required.hint': {
    zh: '开启后，尚未通过认证的会员不能提交订单；已提交的订单不受影响。',
    tw: '開啟後，尚未通過認證的會員不能送出訂單；已送出的訂單不受影響。',
    en: 'Unverified members can’t submit orders. Orders already submitted go on.',
  },
  /** Names of actions in the audit log. Each key is `did.` and the name of the call. */
  'did.auditIdentity': { zh: '审核实名认证', tw: '審核實名認證', en: 'Approved or rejected an identity' },
  'did.saveIdentitySettings': {
    zh: '修改实名认证规则',
    tw: '修改實名認證規則',
    en: 'Changed the identity rules',
  },
} satisfies Record<string, Texts>;
