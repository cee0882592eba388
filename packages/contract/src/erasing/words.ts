import type { Texts } from '../wire/values.ts';

export const words = {
  'erasing.blocked': { zh: '以下事项需先完成', tw: '以下事項需先完成', en: 'These have to end first' },
  'erasing.blocker.balance': { zh: '账户还有余额', tw: '帳戶還有餘額', en: 'Money on the account' },
  'erasing.blocker.debt': { zh: '账户有欠款', tw: '帳戶有欠款', en: 'Money owed to us' },
  'erasing.blocker.orders': { zh: '未完成的订单', tw: '未完成的訂單', en: 'Open orders' },
  'erasing.blocker.parcels': {
    zh: '仓库里或运送中的包裹',
    tw: '倉庫裡或運送中的包裹',
    en: 'Parcels with us',
  },
  'erasing.blocker.forecasts': { zh: '已预报、未到的包裹', tw: '已預報、未到的包裹', en: 'Forecast parcels' },
  'erasing.blocker.purchases': { zh: '未付款的商品', tw: '未付款的商品', en: 'Unpaid purchases' },
  'erasing.blocker.payments': { zh: '处理中的付款', tw: '處理中的付款', en: 'Payments under way' },
  'erasing.blocker.withdrawals': { zh: '处理中的提现', tw: '處理中的提領', en: 'Withdrawals under way' },
  'erasing.blocker.refunds': { zh: '处理中的退款', tw: '處理中的退款', en: 'Refunds under way' },
  'erasing.blocker.vipOrders': { zh: '未完成的 VIP 订单', tw: '未完成的 VIP 訂單', en: 'Open VIP orders' },
  'erasing.blocker.services': { zh: '未完成的服务', tw: '未完成的服務', en: 'Open service requests' },
  'erasing.blocker.pickups': { zh: '未完成的上门取件', tw: '未完成的到府取件', en: 'Open pickups' },
  'erasing.blocker.claims': { zh: '审核中的售后', tw: '審核中的理賠', en: 'Claims under review' },
  'erasing.blocker.disputes': {
    zh: '未结束的尺寸争议',
    tw: '未結束的尺寸爭議',
    en: 'Open measurement disputes',
  },
  'erasing.blocker.chargebacks': { zh: '未结束的拒付', tw: '未結束的信用卡爭議款', en: 'Open chargebacks' },
  'erasing.blocker.approvals': {
    zh: '待审核的款项调整',
    tw: '待審核的款項調整',
    en: 'Money changes waiting for approval',
  },
  'erasing.blocker.documents': { zh: '待开立的单据', tw: '待開立的單據', en: 'Receipts still to be issued' },
} satisfies Record<string, Texts>;

export const portalWords = {
  'erasing.mine': { zh: '删除账户', tw: '刪除帳戶', en: 'Delete my account' },
  'erasing.mine.text': {
    zh: '申请后有 {days} 天可以反悔：只要登录或打开邮件里的链接，账户就会保留。之后无法恢复。',
    tw: '申請後有 {days} 天可以反悔：只要登入或打開信裡的連結，帳戶就會保留。之後無法復原。',
    en: 'You have {days} days to change your mind: log in, or open the link in our mail, and your account stays. After that it cannot be restored.',
  },
  'erasing.goes': {
    zh: '姓名、联系方式、地址、申报人与证件图片、包裹与订单的说明和图片、评价、聊天记录、通知与登录记录',
    tw: '姓名、聯絡方式、地址、申報人與證件圖片、包裹與訂單的說明和圖片、評價、聊天紀錄、通知與登入紀錄',
    en: 'Name, contacts, addresses, declarants and identity pictures, notes and pictures of parcels and orders, reviews, chats, notifications and logins',
  },
  'erasing.stays.none': {
    zh: '没有依法必须保存的单据。',
    tw: '沒有依法必須保存的單據。',
    en: 'There are no documents that the law wants kept.',
  },
  'erasing.stays': {
    zh: '发票、收据、付款与银行记录保存 {books} 年，报关资料保存 {customs} 年，从当年年底算起；最后一份于 {until} 删除。账目与编号会保留，但不再有姓名。',
    tw: '發票、收據、付款與銀行紀錄保存 {books} 年，報關資料保存 {customs} 年，從當年年底算起；最後一份於 {until} 刪除。帳目與編號會保留，但不再有姓名。',
    en: 'Invoices, receipts, payments and bank records are kept for {books} years, customs declarations for {customs}, counted from the end of their year. The last is cleared on {until}. Sums and numbers stay without a name.',
  },
  'erasing.mine.start': { zh: '删除我的账户', tw: '刪除我的帳戶', en: 'Delete my account' },
  'erasing.mine.goes': { zh: '会删除', tw: '會刪除', en: 'Deleted' },
  'erasing.mine.stays': { zh: '会保留', tw: '會保留', en: 'Kept' },
  'erasing.mine.lapses': {
    zh: '{points} 积分与 {coupons} 张未使用的优惠券会一并失效。',
    tw: '{points} 點數與 {coupons} 張未使用的優惠券會一併失效。',
    en: '{points, plural, one {# point} other {# points}} and {coupons, plural, one {# unused coupon} other {# unused coupons}} lapse.',
  },
  'erasing.mine.balance': {
    zh: '账户里还有 {amount}。请先提现，或在下面确认放弃。',
    tw: '帳戶裡還有 {amount}。請先提領，或在下面確認放棄。',
    en: 'There is {amount} on your account. Withdraw it first, or give it up below.',
  },
  'erasing.mine.withdraw': { zh: '去提现', tw: '去提領', en: 'Withdraw' },
  'erasing.mine.giveUp': {
    zh: '我放弃账户里的 {amount}',
    tw: '我放棄帳戶裡的 {amount}',
    en: 'I give up the {amount} on my account',
  },
  'erasing.mine.sure': {
    zh: '所有设备会立即退出登录。',
    tw: '所有裝置會立即登出。',
    en: 'You are logged out on all devices at once.',
  },
  'erasing.mine.kept': {
    zh: '删除申请已于 {at} 取消',
    tw: '刪除申請已於 {at} 取消',
    en: 'Your request to delete the account was cancelled on {at}',
  },
  'erasing.keep.title': { zh: '保留账户', tw: '保留帳戶', en: 'Keep my account' },
  'erasing.keep.text': {
    zh: '取消删除，账户与资料都会保留。',
    tw: '取消刪除，帳戶與資料都會保留。',
    en: 'This cancels the deletion. Your account and your data stay.',
  },
  'erasing.keep.do': { zh: '取消删除', tw: '取消刪除', en: 'Cancel the deletion' },
  'erasing.keep.done': { zh: '账户会保留', tw: '帳戶會保留', en: 'Your account stays' },
} satisfies Record<string, Texts>;

export const consoleWords = {
  'erasing.title': { zh: '删除会员资料', tw: '刪除會員資料', en: 'Deleted members' },
  'erasing.intro': {
    zh: '会员申请删除的资料，以及店主依书面要求删除的资料。这里不含任何个人资料。',
    tw: '會員申請刪除的資料，以及店主依書面要求刪除的資料。這裡不含任何個人資料。',
    en: 'Members’ data that was deleted at their request. Nothing here says who they were.',
  },
  'erasing.none': { zh: '还没有删除申请', tw: '還沒有刪除申請', en: 'No requests yet' },
  'erasing.none.text': {
    zh: '会员可在账户设置里申请；收到书面要求时，在会员页面的“更多操作”中选择。',
    tw: '會員可在帳戶設定裡申請；收到書面要求時，在會員頁面的「更多操作」中選擇。',
    en: 'Members request it in their account settings. For a written request, open the member and choose it under More.',
  },
  'erasing.state': { zh: '状态', tw: '狀態', en: 'State' },
  'erasing.state.requested': { zh: '等待期内', tw: '等待期內', en: 'Requested' },
  'erasing.state.running': { zh: '删除中', tw: '刪除中', en: 'Being deleted' },
  'erasing.state.done': { zh: '已删除', tw: '已刪除', en: 'Deleted' },
  'erasing.state.cancelled': { zh: '已取消', tw: '已取消', en: 'Cancelled' },
  'erasing.member': { zh: '会员编号', tw: '會員編號', en: 'Member code' },
  'erasing.requested': { zh: '申请', tw: '申請', en: 'Requested' },
  'erasing.byMember': { zh: '会员本人', tw: '會員本人', en: 'By the member' },
  'erasing.course': { zh: '进度', tw: '進度', en: 'Progress' },
  'erasing.begins': { zh: '{at} 开始删除', tw: '{at} 開始刪除', en: 'Begins {at}' },
  'erasing.cleared': {
    zh: '{rows} 笔记录，{files} 个图片与文件',
    tw: '{rows} 筆紀錄，{files} 個圖片與檔案',
    en: '{rows, plural, one {# record} other {# records}}, {files, plural, one {# picture or document} other {# pictures and documents}}',
  },
  'erasing.keptUntil': { zh: '单据保存至 {at}', tw: '單據保存至 {at}', en: 'Documents kept until {at}' },
  'erasing.cancel': { zh: '取消删除', tw: '取消刪除', en: 'Cancel deletion' },
  'erasing.cancel.text': {
    zh: '会员的账户与资料都会保留，并以邮件通知会员。',
    tw: '會員的帳戶與資料都會保留，並寄信通知會員。',
    en: 'The member’s account and data stay. We mail the member.',
  },
  'erasing.cancelled': { zh: '已取消删除', tw: '已取消刪除', en: 'Deletion cancelled' },
  'erasing.start': { zh: '删除会员资料', tw: '刪除會員資料', en: 'Delete data' },
  'erasing.start.title': {
    zh: '删除 {name} 的资料',
    tw: '刪除 {name} 的資料',
    en: 'Delete the data of {name}',
  },
  'erasing.start.text': {
    zh: '只在会员书面要求时使用。{days} 天后开始，无法恢复；会员会收到邮件，登录即可取消。',
    tw: '只在會員書面要求時使用。{days} 天後開始，無法復原；會員會收到信，登入即可取消。',
    en: 'Only at the member’s written request. It begins after {days} days and cannot be undone. The member gets a mail, and logging in cancels it.',
  },
  'erasing.start.balance': {
    zh: '余额须先付给会员，只有会员本人能放弃。',
    tw: '餘額須先付給會員，只有會員本人能放棄。',
    en: 'Pay the balance to the member first. Only the member can give it up.',
  },
  'erasing.why': {
    zh: '书面要求（日期与方式）',
    tw: '書面要求（日期與方式）',
    en: 'The written request (date and how it came)',
  },
  'erasing.started': {
    zh: '已登记，等待期后开始删除',
    tw: '已登記，等待期後開始刪除',
    en: 'Requested. It begins after the waiting days',
  },
  'erasing.settings': { zh: '单据保存年限', tw: '單據保存年限', en: 'How long documents are kept' },
  'erasing.settings.text': {
    zh: '依法：发票、收据、付款与银行记录 {books} 年，报关资料 {customs} 年，从当年年底算起。可以延长，不能缩短。',
    tw: '依法：發票、收據、付款與銀行紀錄 {books} 年，報關資料 {customs} 年，從當年年底算起。可以延長，不能縮短。',
    en: 'By law: {books} years for invoices, receipts, payments and bank records, {customs} for customs declarations, counted from the end of their year. You can keep them longer, not shorter.',
  },
  'erasing.keepYears': { zh: '至少保存（年）', tw: '至少保存（年）', en: 'Keep for at least (years)' },
  'erasing.keepYears.hint': { zh: '0 表示依法', tw: '0 表示依法', en: '0: as long as the law wants' },
  'did.startErasure': {
    zh: '申请删除会员资料',
    tw: '申請刪除會員資料',
    en: 'Requested the deletion of a member’s data',
  },
  'did.cancelErasure': {
    zh: '取消删除会员资料',
    tw: '取消刪除會員資料',
    en: 'Cancelled the deletion of a member’s data',
  },
  'did.saveErasureSettings': {
    zh: '设置单据保存年限',
    tw: '設定單據保存年限',
    en: 'Changed how long documents are kept',
  },
} satisfies Record<string, Texts>;
