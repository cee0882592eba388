import type { Texts } from '../wire/values.ts';

export const words = {
  'guide.back': { zh: '全部文章', tw: '全部文章', en: 'All articles' },
} satisfies Record<string, Texts>;

export const portalWords = {
  'guide.intro': {
    zh: '第一次集运？照着这几篇做就会：从在中国网站下单、预报包裹，到在家收货。',
    tw: '第一次集運？照著這幾篇做就會：從在中國網站下單、預報包裹，到在家收貨。',
    en: 'New to forwarding? These articles take you from your order in a Chinese shop to the parcel at your door.',
  },
  'guide.search': { zh: '搜索教程', tw: '搜尋教學', en: 'Search the guide' },
  'guide.none': { zh: '还没有教程文章', tw: '還沒有教學文章', en: 'The guide has no articles yet' },
  'guide.none.text': {
    zh: '店铺写好后会放在这里。',
    tw: '店家寫好後會放在這裡。',
    en: 'Ask customer service if you need help.',
  },
  'guide.noneFound': { zh: '没有符合的文章', tw: '沒有符合的文章', en: 'No matching articles' },
  'guide.noneFound.text': {
    zh: '换个字词试试，例如“地址”或“EZ WAY”。',
    tw: '換個字詞試試，例如「地址」或「EZ WAY」。',
    en: 'Try other words, such as “address” or “EZ WAY”.',
  },
  'guide.next': { zh: '下一篇：{title}', tw: '下一篇：{title}', en: 'Next: {title}' },
  'guide.helpful': { zh: '这篇有帮助吗？', tw: '這篇有幫助嗎？', en: 'Was this helpful?' },
  'guide.helpful.yes': { zh: '有帮助', tw: '有幫助', en: 'Yes' },
  'guide.helpful.no': { zh: '没帮助', tw: '沒幫助', en: 'No' },
  'guide.helpful.thanks': { zh: '谢谢你的意见', tw: '謝謝你的意見', en: 'Thanks for your feedback' },
  'guide.helpful.login': {
    zh: '登录后可以告诉我们有没有帮助。',
    tw: '登入後可以告訴我們有沒有幫助。',
    en: 'Log in to rate this article.',
  },
  'guide.updated': { zh: '更新于', tw: '更新於', en: 'Updated' },
} satisfies Record<string, Texts>;

export const consoleWords = {
  'guide.title': { zh: '新手教程', tw: '新手教學', en: 'Getting started' },
  'guide.intro': {
    zh: '会员和访客照这个顺序看到文章。',
    tw: '會員和訪客照這個順序看到文章。',
    en: 'Members and visitors see the articles in this order.',
  },
  'guide.new': { zh: '写文章', tw: '寫文章', en: 'New article' },
  'guide.edit': { zh: '编辑文章', tw: '編輯文章', en: 'Edit article' },
  'guide.none': { zh: '还没有文章', tw: '還沒有文章', en: 'No articles yet' },
  'guide.none.text': {
    zh: '先写一篇：地址怎么填。',
    tw: '先寫一篇：地址怎麼填。',
    en: 'Start with one: how to fill in the address.',
  },
  'guide.shown': { zh: '显示给会员和访客', tw: '顯示給會員和訪客', en: 'Show to members and visitors' },
  'guide.hidden': { zh: '未显示', tw: '未顯示', en: 'Not shown' },
  'guide.up': { zh: '“{title}”往上移', tw: '「{title}」往上移', en: 'Move “{title}” up' },
  'guide.down': { zh: '“{title}”往下移', tw: '「{title}」往下移', en: 'Move “{title}” down' },
  'guide.votes': {
    zh: '有帮助 {helpful} · 没帮助 {unhelpful}',
    tw: '有幫助 {helpful} · 沒幫助 {unhelpful}',
    en: 'Helpful {helpful} · not helpful {unhelpful}',
  },
  'guide.remove.title': { zh: '删除“{title}”？', tw: '要刪除「{title}」嗎？', en: 'Delete “{title}”?' },
  'guide.remove.text': {
    zh: '连同会员的意见一起删除，不能恢复。',
    tw: '連同會員的意見一起刪除，不能復原。',
    en: 'This also deletes its votes and can’t be undone. The activity log keeps a record.',
  },
  'guide.remove': { zh: '删除', tw: '刪除', en: 'Delete' },
  'guide.removed': { zh: '已删除', tw: '已刪除', en: 'Article deleted' },
  'guide.saved': { zh: '已保存', tw: '已儲存', en: 'Article saved' },
  'guide.save': { zh: '保存', tw: '儲存', en: 'Save' },
  'guide.ordered': { zh: '顺序已保存', tw: '順序已儲存', en: 'Order saved' },
  'did.saveArticle': { zh: '写新手教程', tw: '寫新手教學', en: 'Wrote a guide article' },
  'did.orderArticles': { zh: '调整新手教程顺序', tw: '調整新手教學順序', en: 'Reordered the guide' },
  'did.removeArticle': { zh: '删除新手教程', tw: '刪除新手教學', en: 'Deleted a guide article' },
  'did.voteArticle': { zh: '评价新手教程', tw: '評價新手教學', en: 'Rated a guide article' },
} satisfies Record<string, Texts>;
