import { conflict } from '../wire/conflict.ts';

export const announcementRefusals = {
  'announcement.tooEarly': {
    zh: '请先阅读，再过 {seconds} 秒就能确认',
    tw: '請先閱讀，再過 {seconds} 秒就能確認',
    en: 'Read it first. You can confirm in {seconds} s',
  },
  'announcement.notOpened': {
    zh: '请先打开公告阅读',
    tw: '請先打開公告閱讀',
    en: 'Open the announcement and read it first',
  },
  'announcement.state': conflict({
    zh: '这条公告的状态已经不同，请刷新',
    tw: '這則公告的狀態已經不同，請重新整理',
    en: 'This announcement’s status has changed. Reload to see it',
  }),
  'announcement.periodOver': {
    zh: '结束时间要晚于发布时间和现在',
    tw: '結束時間要晚於發布時間和現在',
    en: 'Choose an end after the start and after now',
  },
  'announcement.empty': {
    zh: '请先写好每种语言的内容再发布',
    tw: '請先寫好每種語言的內容再發布',
    en: 'Write the text in each of its languages before you publish',
  },
  'announcement.audience': {
    zh: '选择的等级或渠道已经不存在',
    tw: '選擇的等級或運送方式已經不存在',
    en: 'A selected level or shipping method no longer exists. Choose again',
  },
} as const;
