import { memberDataRule } from '../commonTableRules.ts';
import type { TableRules } from '../tableRule.ts';

export const commentsTables = {
  comments: memberDataRule({ zh: '评价', tw: '評價', en: 'Reviews' }),
} satisfies TableRules;
