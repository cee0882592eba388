import { conflict } from '../wire/conflict.ts';

export const exceptionRefusals = {
  'exception.taken': conflict({
    zh: '另一位同事正在处理',
    tw: '另一位同事正在處理',
    en: 'A colleague is working on this',
  }),
} as const;
