import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '给会员和访客的公告。',
    tw: '給會員和訪客的公告。',
    en: 'News for members and visitors.',
  },
  zh: {
    写公告: [
      '按“写公告”，用需要的语言写，读者会看到自己的语言。',
      '选择对象，以及是否必须阅读。',
      '“手机预览”显示手机上的样子。',
    ],
    发布: ['立即发布，或填时间后按“安排发布”。', '“谁读过”可以看谁打开、谁确认。'],
    看谁读过: ['打开公告：“谁读过”列出打开和确认的会员。', '按一下那一行，就能写信给那位会员。'],
  },
  tw: {
    寫公告: [
      '按「寫公告」，用需要的語言寫，讀者會看到自己的語言。',
      '選擇對象，以及是否必須閱讀。',
      '「手機預覽」顯示手機上的樣子。',
    ],
    發布: ['立即發布，或填時間後按「排程發布」。', '「誰讀過」可以看誰打開、誰確認。'],
    看誰讀過: ['打開公告：「誰讀過」列出打開和確認的會員。', '按一下那一列，就能寫訊息給那位會員。'],
  },
  en: {
    'Write one': [
      'Press “New announcement”. Write in the languages you need: readers get theirs.',
      'Choose who sees it and whether it must be read.',
      '“Phone preview” shows it as a phone does.',
    ],
    Publish: [
      'Publish at once, or give a day and press “Schedule”.',
      '“Readers” shows who opened and confirmed it.',
    ],
    'See who read it': [
      'Open the announcement: “Readers” lists who opened and who confirmed it.',
      'Press a row to write to the member.',
    ],
  },
};
