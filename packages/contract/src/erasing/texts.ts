import type { Texts } from '../wire/values.ts';

export const erasureMails = {
  requested: {
    subject: {
      zh: '{shop}：你的账户将于 {day} 删除',
      tw: '{shop}：你的帳戶將於 {day} 刪除',
      en: '{shop}: your account will be deleted on {day}',
    },
    body: {
      zh: '已申请删除你在 {shop} 的账户。{day} 起，我们会删除你的个人资料、地址、申报人、图片与聊天记录，无法恢复；依法必须保存的单据会保存到期限届满为止。\n\n如果不想删除，只要在那之前登录，或打开这个链接：{link}\n\n如果不是你本人申请，请打开链接取消，并立即修改密码。',
      tw: '已申請刪除你在 {shop} 的帳戶。{day} 起，我們會刪除你的個人資料、地址、申報人、圖片與聊天紀錄，無法復原；依法必須保存的單據會保存到期限屆滿為止。\n\n如果不想刪除，只要在那之前登入，或打開這個連結：{link}\n\n如果不是你本人申請，請打開連結取消，並立即修改密碼。',
      en: 'Deletion of your account at {shop} was requested. From {day} on your personal data, addresses, declarants, pictures and chats are deleted and cannot be restored. Documents that the law wants kept stay until their time is over.\n\nTo keep your account, log in before then or open this link: {link}\n\nIf this was not you, open the link to cancel and change your password now.',
    },
  },
  cancelled: {
    subject: { zh: '{shop}：已取消删除账户', tw: '{shop}：已取消刪除帳戶', en: '{shop}: your account stays' },
    body: {
      zh: '你在 {shop} 的账户会保留。如果不是你本人取消，请联系客服。',
      tw: '你在 {shop} 的帳戶會保留。如果不是你本人取消，請聯絡客服。',
      en: 'Your account at {shop} will not be deleted. If you did not cancel the deletion, contact customer service.',
    },
  },
  done: {
    subject: {
      zh: '{shop}：你的账户已删除',
      tw: '{shop}：你的帳戶已刪除',
      en: '{shop}: your account was deleted',
    },
    body: {
      zh: '你在 {shop} 的账户与个人资料已删除。这是最后一封邮件，发送后我们也会删除你的邮箱地址。',
      tw: '你在 {shop} 的帳戶與個人資料已刪除。這是最後一封信，寄出後我們也會刪除你的信箱地址。',
      en: 'Your account at {shop} and your personal data were deleted. This is our last mail: your address is deleted once it was sent.',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'subject' | 'body', Texts>>>>;
