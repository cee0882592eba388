/** The languages that the product speaks, in the order in which they are asked for: Chinese of Taiwan, simplified Chinese, English. */
export const langs = ['tw', 'zh', 'en'] as const;
export type Lang = (typeof langs)[number];
