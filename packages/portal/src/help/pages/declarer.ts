import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '进口报关用的名义：个人或公司。',
    tw: '進口報關用的名義：個人或公司。',
    en: 'In whose name your goods are declared to customs: a person or a company.',
  },
  zh: {
    '一定要有申报人吗？': '不选时以收件人的名义申报。部分渠道需要，下单时会提醒。',
    '怎样审核比较快？': '姓名与证件完全一致，并附上“证件照片（选填）”。',
    '手机号码为什么重要？': '海关会发消息请申报人确认，号码要能收到。',
  },
  tw: {
    '一定要有申報人嗎？': '不選時以收件人的名義申報。部分運送方式需要，下單時會提醒。',
    '怎樣審核比較快？': '姓名與證件完全一致，並附上「證件照片（選填）」。',
    '手機號碼為什麼重要？': '海關會傳訊息請申報人確認，號碼要能收到。',
  },
  en: {
    'Do I need one?':
      'Without one, the recipient declares. Some shipping methods need one; the order form says so.',
    'How is it approved faster?':
      'Write the name exactly as on the document and add “Document photos (optional)”.',
    'Why does the phone number matter?':
      'Customs sends the declarant a message to confirm, so it must reach them.',
  },
};
