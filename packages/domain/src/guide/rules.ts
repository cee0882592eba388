/** The most articles of a guide: with more, readers would get lost. */
export const articlesMax = 100;
