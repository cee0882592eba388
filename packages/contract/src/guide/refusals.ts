export const guideRefusals = {
  'article.noLanguage': {
    zh: '请至少写一种语言',
    tw: '請至少寫一種語言',
    en: 'Write the article in at least one language',
  },
  'article.picture': {
    zh: '内容里有图片无法使用，请重新上传',
    tw: '內容裡有圖片無法使用，請重新上傳',
    en: 'A picture in the text couldn’t be used. Upload it again',
  },
  'guide.full': {
    zh: '新手教程已有 100 篇，请先删除不用的',
    tw: '新手教學已有 100 篇，請先刪除不用的',
    en: 'The guide is full (100 articles). Delete one first',
  },
} as const;
