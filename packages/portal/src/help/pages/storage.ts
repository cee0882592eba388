import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '每件包裹免费存放到哪一天，哪一天寄最划算。',
    tw: '每件包裹免費存放到哪一天，哪一天寄最划算。',
    en: 'When free storage of each parcel ends, and on which day shipping costs least.',
  },
  zh: {
    '仓租从哪一天算起？': '每件包裹从到仓那天起算，免费天数用完的第二天开始。最后一天标着“最后免费”。',
    '要等下一件吗？': '最上面会说等那件到了一起寄能省多少；不省钱时也会直说。',
    '“当天寄”是什么？': '那一天把这些包裹一起寄出的总费用：运费加上到那天为止的仓租。',
  },
  tw: {
    '倉租從哪一天算起？': '每件包裹從到倉那天起算，免費天數用完的隔天開始。最後一天標著「最後免費」。',
    '要等下一件嗎？': '最上面會說等那件到了一起寄能省多少；不省錢時也會直說。',
    '「當天寄」是什麼？': '那一天把這些包裹一起寄出的總費用：運費加上到那天為止的倉租。',
  },
  en: {
    'When does the storage fee begin?':
      'The day after the free days of a parcel are used up, counted from its arrival. The last one is marked “Last free”.',
    'Should I wait for the next parcel?':
      'The top of the page says what you save by waiting for it, or that waiting saves nothing.',
    'What is “Ship that day”?':
      'What it costs to send these parcels together on that day: shipping, and the storage fee until then.',
  },
};
