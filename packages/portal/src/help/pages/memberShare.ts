import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '把我们分享出去，截图通过后得到奖励。',
    tw: '把我們分享出去，截圖通過後得到獎勵。',
    en: 'Share us, and get a reward once the screenshot is approved.',
  },
  zh: {
    '怎么提交？': '选分享到哪里，贴上“帖子链接”，上传看得到帖子和链接的截图，再按“提交审核”。',
    '多久有结果？': '一般一到两个工作日。结果在“我的分享”。',
    '没通过怎么办？': '看原因，改好再提交一个。',
  },
  tw: {
    '怎麼送出？': '選分享到哪裡，貼上「貼文連結」，上傳看得到貼文和連結的截圖，再按「送出審核」。',
    '多久有結果？': '一般一到兩個工作天。結果在「我的分享」。',
    '沒通過怎麼辦？': '看原因，改好再送出一個。',
  },
  en: {
    'How do I submit a share?':
      'Choose the platform, paste the “Link to the post”, add screenshots that show the post and your link, and press “Submit share”.',
    'When is it decided?': 'Usually within one or two working days. See “My shares”.',
    'What if it isn’t approved?': 'Read the reason, fix it and submit a new share.',
  },
};
