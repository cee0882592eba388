/** Texts that the product writes into a conversation. */
export const supportTexts = {
  guest: { zh: '访客', tw: '訪客', en: 'Guest' },
  away: {
    zh: '现在不是客服时间，我们已收到你的留言，上班后会尽快回复。',
    tw: '現在不是客服時間，我們已收到你的留言，上班後會盡快回覆。',
    en: 'We’re offline right now. We’ll reply as soon as we’re back.',
  },
} as const;
