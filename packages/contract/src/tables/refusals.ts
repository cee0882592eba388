export const tablesRefusals = {
  'tables.filters': {
    zh: '筛选条件不适用于这个列表',
    tw: '篩選條件不適用於這個清單',
    en: 'These filters do not fit this list',
  },
} as const;
