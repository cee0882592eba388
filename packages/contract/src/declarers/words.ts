import type { Texts } from '../wire/values.ts';

export const words = {
  'declarers.kind.person': { zh: '个人', tw: '個人', en: 'Person' },
  'declarers.kind.company': { zh: '公司', tw: '公司', en: 'Company' },
} satisfies Record<string, Texts>;

export const portalWords = {
  'declarers.help': { zh: '怎样一次通过', tw: '怎樣一次通過', en: 'How to pass at once' },
  'declarers.help.name': {
    zh: '姓名、证件号码和手机必须是同一个人的。',
    tw: '姓名、證件號碼和手機須為同一人所有。',
    en: 'Name, ID number and phone must belong to the same person.',
  },
  'declarers.help.privacy': {
    zh: '资料只用于报关，证件照片只给审核人员看。',
    tw: '資料只用於報關，證件照片只給審核人員看。',
    en: 'We use these details for customs only. Only the people who check the ID see its photos.',
  },
  'declarers.added': { zh: '添加于', tw: '新增於', en: 'Added' },
  'declarers.intro': {
    zh: '清关时以申报人的名义报关。同一申报人每半年有固定的免税次数，可多添加几位轮流使用。',
    tw: '清關時以申報人的名義報關。同一申報人每半年有固定的免稅次數，可多建立幾位輪流使用。',
    en: 'Customs clears your parcels in a declarant’s name. Each person has a limited number of duty-free entries every half year, so it helps to add several.',
  },
  'declarers.add': { zh: '添加申报人', tw: '新增申報人', en: 'Add declarant' },
  'declarers.edit': { zh: '修改申报人', tw: '修改申報人', en: 'Edit declarant' },
  'declarers.none': { zh: '还没有申报人', tw: '還沒有申報人', en: 'No declarants yet' },
  'declarers.none.text': {
    zh: '添加收件的家人、朋友或公司，审核通过后就能在下单时选用。',
    tw: '新增收件的家人、朋友或公司，審核通過後就能在下單時選用。',
    en: 'Add family, friends or a company. Once approved, choose them when you order.',
  },
  'declarers.status.0': { zh: '审核中', tw: '審核中', en: 'In review' },
  'declarers.status.1': { zh: '已通过', tw: '已通過', en: 'Approved' },
  'declarers.status.2': { zh: '未通过', tw: '未通過', en: 'Not approved' },
  'declarers.pending.hint': {
    zh: '审核通过后就能用在订单上。',
    tw: '審核通過後就能用在訂單上。',
    en: 'Can be used on orders once approved.',
  },
  'declarers.reason': {
    zh: '未通过原因：{reason}',
    tw: '未通過原因：{reason}',
    en: 'Not approved: {reason}',
  },
  'declarers.reason.mend': {
    zh: '修改后会重新送审。',
    tw: '修改後會重新送審。',
    en: 'Edit the declarant and we’ll review it again.',
  },
  'declarers.default': { zh: '默认', tw: '預設', en: 'Default' },
  'declarers.makeDefault': { zh: '设为默认申报人', tw: '設為預設申報人', en: 'Make default declarant' },
  'declarers.kind': { zh: '申报人类型', tw: '申報人類型', en: 'Declarant type' },
  'declarers.who': { zh: '申报人', tw: '申報人', en: 'Declarant' },
  'declarers.name': { zh: '姓名', tw: '姓名', en: 'Name' },
  'declarers.name.company': { zh: '公司名称', tw: '公司名稱', en: 'Company name' },
  'declarers.name.hint': {
    zh: '请与 EZ WAY 或证件上的登记一致',
    tw: '請與 EZ WAY 或證件上的登記相同',
    en: 'As registered with EZ WAY or on the document',
  },
  'declarers.phone': { zh: '手机号码', tw: '手機號碼', en: 'Mobile number' },
  'declarers.phone.hint': {
    zh: '当地号码，不加国家区号；须为实名认证使用的号码',
    tw: '當地號碼，不加國碼；須為實名認證使用的號碼',
    en: 'The number registered with customs, without the country code',
  },
  'declarers.idNumber': {
    zh: '身份证号或居留证号',
    tw: '身分證字號或居留證號',
    en: 'ID or residence number',
  },
  'declarers.idNumber.company': { zh: '统一编号或登记号码', tw: '統一編號或登記號碼', en: 'Company number' },
  'declarers.country': { zh: '国家或地区', tw: '國家或地區', en: 'Country or region' },
  'declarers.choose': { zh: '请选择', tw: '請選擇', en: 'Choose' },
  'declarers.pictures': { zh: '证件照片（选填）', tw: '證件照片（選填）', en: 'Document photos (optional)' },
  'declarers.pictures.hint': {
    zh: '附上照片可加快审核',
    tw: '附上照片可加快審核',
    en: 'Photos speed up the review',
  },
  'declarers.edit.again': {
    zh: '修改姓名、电话、证件后需要重新审核；已下的订单不受影响。',
    tw: '修改姓名、電話、證件後需要重新審核；已下的訂單不受影響。',
    en: 'We review a new name, phone or document again. Orders already placed keep the old one.',
  },
  'declarers.saved': { zh: '申报人已保存', tw: '申報人已儲存', en: 'Declarant saved' },
  'declarers.saved.pending': {
    zh: '已提交，审核通过后即可使用',
    tw: '已送出，審核通過後即可使用',
    en: 'Submitted. Usable once approved',
  },
  'declarers.deleted': { zh: '已删除申报人', tw: '已刪除申報人', en: 'Declarant deleted' },
  'declarers.delete.title': {
    zh: '要删除申报人“{name}”吗？',
    tw: '要刪除申報人「{name}」嗎？',
    en: 'Delete declarant “{name}”?',
  },
  'declarers.delete.text': {
    zh: '已下的订单仍会保留这位申报人。',
    tw: '已下的訂單仍會保留這位申報人。',
    en: 'Orders already placed keep this declarant.',
  },
  'declarers.lastOrder': { zh: '最近使用的订单', tw: '最近使用的訂單', en: 'Latest order' },
  'declarers.order.title': { zh: '申报人', tw: '申報人', en: 'Declarant' },
  'declarers.order.needed': {
    zh: '寄往此目的地需要申报人。',
    tw: '寄往這個目的地需要申報人。',
    en: 'Orders to this destination need a declarant.',
  },
  'declarers.order.none': {
    zh: '你还没有此目的地可用的申报人。',
    tw: '你還沒有這個目的地可用的申報人。',
    en: 'You have no declarant for this destination yet.',
  },
  'declarers.order.optional': {
    zh: '不选时，以收件人的名义申报。',
    tw: '不選時，以收件人的名義申報。',
    en: 'If you choose none, the recipient declares.',
  },
  'declarers.order.empty': {
    zh: '这笔订单没有申报人，清关时以收件人的名义申报。',
    tw: '這筆訂單沒有申報人，清關時以收件人的名義申報。',
    en: 'This order has no declarant. Customs will clear it in the recipient’s name.',
  },
  'declarers.order.add': { zh: '加入申报人', tw: '加入申報人', en: 'Add declarant' },
  'declarers.order.choose': { zh: '选择申报人', tw: '選擇申報人', en: 'Choose a declarant' },
  'declarers.order.added': { zh: '已加入申报人', tw: '已加入申報人', en: 'Declarant added' },
  'declarers.order.remove': { zh: '移除{name}', tw: '移除{name}', en: 'Remove {name}' },
  'declarers.order.removed': { zh: '已移除申报人', tw: '已移除申報人', en: 'Declarant removed' },
  'declarers.order.manage': { zh: '管理申报人', tw: '管理申報人', en: 'Manage declarants' },
} satisfies Record<string, Texts>;

export const consoleWords = {
  'declarers.title': { zh: '申报人', tw: '申報人', en: 'Declarants' },
  'declarers.intro': {
    zh: '等待最久的排在最前面。姓名与电话须与海关的实名登记一致。',
    tw: '等待最久的排在最前面。姓名與電話須與海關的實名登記相同。',
    en: 'Oldest first. Match name and phone with the customs registration.',
  },
  'declarers.search': {
    zh: '搜索姓名、账号或证件号码',
    tw: '搜尋姓名、帳號或證件號碼',
    en: 'Name or number',
  },
  'declarers.name': { zh: '申报人', tw: '申報人', en: 'Declarant' },
  'declarers.number.person': { zh: '证件号码', tw: '證件號碼', en: 'ID number' },
  'declarers.number.company': { zh: '统一编号', tw: '統一編號', en: 'Company number' },
  'declarers.phone': { zh: '电话', tw: '電話', en: 'Phone' },
  'declarers.country': { zh: '国家／地区', tw: '國家／地區', en: 'Country or region' },
  'declarers.kind': { zh: '类型', tw: '類型', en: 'Type' },
  'declarers.picture': { zh: '证件照片', tw: '證件照片', en: 'Photo of the document' },
  'declarers.noPictures': {
    zh: '会员没有附上证件照片。',
    tw: '會員沒有附上證件照片。',
    en: 'The member added no document photo.',
  },
  'declarers.entries': {
    zh: '本半年已申报 {used} 次，免税 {of} 次',
    tw: '本半年已申報 {used} 次，免稅 {of} 次',
    en: 'Entries this half year: {used}. Duty-free: {of}',
  },
  'declarers.entries.uncounted': {
    zh: '已申报 {used} 次',
    tw: '已申報 {used} 次',
    en: '{used, plural, one {# entry} other {# entries}}',
  },
  'declarers.entries.left': {
    zh: '已用 {used} 次，还有 {left} 次免税',
    tw: '已用 {used} 次，還有 {left} 次免稅',
    en: '{used} used, {left} duty-free left',
  },
  'declarers.entries.over': {
    zh: '已用 {used} 次，超出免税 {over} 次',
    tw: '已用 {used} 次，超出免稅 {over} 次',
    en: '{used} used, {over} over the duty-free limit',
  },
  'declarers.entries.short': { zh: '本半年', tw: '本半年', en: 'Half year' },
  'declarers.member': { zh: '会员', tw: '會員', en: 'Member' },
  'declarers.memberPhone': { zh: '会员手机', tw: '會員手機', en: 'Member’s phone' },
  'declarers.since': { zh: '注册日期', tw: '註冊日期', en: 'Member since' },
  'declarers.otherName': {
    zh: '申报人与会员姓名不同：代他人申报。',
    tw: '申報人與會員姓名不同：代他人申報。',
    en: 'Not the member’s own name: declares for someone else.',
  },
  'declarers.otherNames': {
    zh: '同一证件号码在别处使用其他姓名',
    tw: '同一證件號碼在別處使用其他姓名',
    en: 'The same number has another name elsewhere',
  },
  'declarers.sameNumber': {
    zh: '另有 {n} 位会员使用这个证件号码申报，免税次数合并计算。',
    tw: '另有 {n} 位會員使用這個證件號碼申報，免稅次數合併計算。',
    en: 'Other members who declare with this number: {n}. Their duty-free entries are counted together.',
  },
  'declarers.decided': { zh: '审核', tw: '審核', en: 'Decision' },
  'declarers.reason': { zh: '退回原因', tw: '退回原因', en: 'Reason for rejecting' },
  'declarers.none': { zh: '没有申报人', tw: '沒有申報人', en: 'No declarants' },
  'declarers.lastOrder': { zh: '最近的订单', tw: '最近的訂單', en: 'Latest order' },
  'declarers.rules': { zh: '申报人规则', tw: '申報人規則', en: 'Rules' },
  'declarers.rules.audit': {
    zh: '新增与修改的申报人须经审核',
    tw: '新增與修改的申報人須經審核',
    en: 'Review new and changed declarants',
  },
  'declarers.rules.countries': {
    zh: '寄往下列国家或地区的订单必须有申报人',
    tw: '寄往下列國家或地區的訂單必須有申報人',
    en: 'Require a declarant for these destinations',
  },
  'declarers.rules.countries.hint': {
    zh: '会员下单时要选择当地、审核通过的申报人。',
    tw: '會員下單時要選擇當地、審核通過的申報人。',
    en: 'Members then choose an approved declarant of that country when they order.',
  },
  'declarers.onOrder': { zh: '申报人', tw: '申報人', en: 'Declarants' },
  /** Names of writes in the audit log. */
  'did.addDeclarer': { zh: '新增申报人', tw: '新增申報人', en: 'Added a declarant' },
  'did.addOrderDeclarer': { zh: '订单加入申报人', tw: '訂單加入申報人', en: 'Added a declarant to an order' },
  'did.auditDeclarer': { zh: '审核申报人', tw: '審核申報人', en: 'Approved or rejected a declarant' },
  'did.deleteDeclarer': { zh: '删除申报人', tw: '刪除申報人', en: 'Deleted a declarant' },
  'did.editDeclarer': { zh: '修改申报人', tw: '修改申報人', en: 'Changed a declarant' },
  'did.removeOrderDeclarer': {
    zh: '订单移除申报人',
    tw: '訂單移除申報人',
    en: 'Removed a declarant from an order',
  },
  'did.saveDeclarerSettings': {
    zh: '修改申报人规则',
    tw: '修改申報人規則',
    en: 'Changed the declarant rules',
  },
} satisfies Record<string, Texts>;

/** What the tables of an export contain, as its README says. */
export const tableWords = {
  declarerWaits: {
    zh: '会员因申报人待审核而不能下单的时间',
    tw: '會員因申報人待審核而不能下單的時間',
    en: 'Times when a member could not order because staff were reviewing a declarant',
  },
  declarers: {
    zh: '申报人，含审核情况',
    tw: '申報人，含審核情況',
    en: 'Customs declarants, with their review',
  },
  orderDeclarers: { zh: '订单的申报人', tw: '訂單的申報人', en: 'Declarants of orders' },
} satisfies Record<string, Texts>;
