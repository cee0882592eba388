import { memberData } from '../tableKinds.ts';
import type { TableRules } from '../tableRule.ts';

export const commentsTables = {
  comments: memberData({ zh: '评价', tw: '評價', en: 'Reviews' }),
} satisfies TableRules;
