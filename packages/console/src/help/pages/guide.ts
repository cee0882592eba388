import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '教新会员怎么集运的文章。',
    tw: '教新會員怎麼集運的文章。',
    en: 'Articles that explain to newcomers how forwarding works.',
  },
  zh: {
    写文章: ['按“写文章”，写好后打开“显示给会员和访客”。', '在清单中移到适当的位置。'],
    改进文章: ['读者会投票。帮助不大的文章，加上例子或图片。'],
    把文章传给会员: ['在会员网站打开文章，复制网址。', '不用登录也能看。'],
  },
  tw: {
    寫文章: ['按「寫文章」，寫好後開啟「顯示給會員和訪客」。', '在清單中移到適當的位置。'],
    改進文章: ['讀者會投票。幫助不大的文章，加上例子或圖片。'],
    把文章傳給會員: ['在會員網站打開文章，複製網址。', '不用登入也能看。'],
  },
  en: {
    'Write an article': [
      'Press “New article”, write, and turn on “Show to members and visitors”.',
      'Move it to its place in the list.',
    ],
    'Improve it': ['Readers vote. Articles that don’t help need an example or a picture.'],
    'Send an article to a member': [
      'Open it on the members’ site and copy its address.',
      'It can be read without logging in.',
    ],
  },
};
