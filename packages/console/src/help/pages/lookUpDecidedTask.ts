import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { PageTasks } from '../help.ts';

/** The last task in the chapter of every audit queue: looking up decided items. */
export const decidedItemsHelpTask: Readonly<Record<Lang, PageTasks>> = {
  zh: { 查已处理的: ['在上方选状态，在“筛选”选日期。', '按一下那一行，旁边会显示当时的内容。'] },
  tw: { 查已處理的: ['在上方選狀態，在「篩選」選日期。', '按一下那一列，旁邊會顯示當時的內容。'] },
  en: {
    'Look up a decided one': [
      'Choose its state above the list, and the days under “Filters”.',
      'Press the row: what was asked is shown beside the list.',
    ],
  },
};
