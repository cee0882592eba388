import type { Texts } from '../wire/values.ts';

export const portalWords = {
  'assistants.title': { zh: '已连接的 AI 助手', tw: '已連接的 AI 助理', en: 'Connected assistants' },
} as const satisfies Readonly<Record<string, Texts>>;
