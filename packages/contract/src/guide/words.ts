import type { Texts } from '../wire/values.ts';

export const words = {
  'guide.back': { zh: '全部文章', tw: '全部文章', en: 'All articles' },
} satisfies Record<string, Texts>;

export const portalWords = {
  'guide.intro': {
    zh: '第一次集运？照着这几篇做就会。',
    tw: '第一次集運？照著這幾篇做就會。',
    en: 'New to forwarding? These articles take you through it.',
  },
  'guide.search': { zh: '搜索指南', tw: '搜尋指南', en: 'Search the guide' },
  'guide.none': { zh: '指南还没有文章', tw: '指南還沒有文章', en: 'The guide has no articles yet' },
  'guide.none.text': {
    zh: '店铺写好后会放在这里。',
    tw: '店家寫好後會放在這裡。',
    en: 'They are listed here once the shop has written them.',
  },
  'guide.noneFound': { zh: '没有符合的文章', tw: '沒有符合的文章', en: 'Nothing matches' },
  'guide.noneFound.text': {
    zh: '换个字词试试，例如“地址”或“EZ WAY”。',
    tw: '換個字詞試試，例如「地址」或「EZ WAY」。',
    en: 'Try other words, such as “address” or “EZ WAY”.',
  },
  'guide.next': { zh: '下一篇：{title}', tw: '下一篇：{title}', en: 'Next: {title}' },
  'guide.helpful': { zh: '这篇有帮助吗？', tw: '這篇有幫助嗎？', en: 'Was this helpful?' },
  'guide.helpful.yes': { zh: '有帮助', tw: '有幫助', en: 'Yes' },
  'guide.helpful.no': { zh: '没帮助', tw: '沒幫助', en: 'No' },
  'guide.helpful.thanks': { zh: '谢谢你的意见', tw: '謝謝你的意見', en: 'Thank you for telling us' },
  'guide.helpful.login': {
    zh: '登录后可以告诉我们有没有帮助。',
    tw: '登入後可以告訴我們有沒有幫助。',
    en: 'Log in to tell us whether it helped.',
  },
  'guide.updated': { zh: '更新于', tw: '更新於', en: 'Updated' },
} satisfies Record<string, Texts>;

export const consoleWords = {
  'guide.title': { zh: '新手指南', tw: '新手指南', en: 'Beginner guide' },
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
    en: 'Begin with one: how to fill in the address.',
  },
  'guide.shown': { zh: '显示给会员和访客', tw: '顯示給會員和訪客', en: 'Show it to members and visitors' },
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
    en: 'It goes with what members said of it, and cannot be brought back.',
  },
  'guide.remove': { zh: '删除', tw: '刪除', en: 'Delete' },
  'guide.removed': { zh: '已删除', tw: '已刪除', en: 'Deleted' },
  'guide.saved': { zh: '已保存', tw: '已儲存', en: 'Saved' },
  'guide.save': { zh: '保存', tw: '儲存', en: 'Save' },
  'guide.ordered': { zh: '顺序已保存', tw: '順序已儲存', en: 'The order is saved' },
  'did.saveArticle': { zh: '写指南文章', tw: '寫指南文章', en: 'Wrote an article of the guide' },
  'did.orderArticles': { zh: '调整指南顺序', tw: '調整指南順序', en: 'Put the guide in another order' },
  'did.removeArticle': { zh: '删除指南文章', tw: '刪除指南文章', en: 'Deleted an article of the guide' },
  'did.voteArticle': { zh: '评价指南文章', tw: '評價指南文章', en: 'Said whether an article was helpful' },
} satisfies Record<string, Texts>;
