export const exceptionRefusals = {
  'exception.taken': {
    status: 409,
    zh: '另一位同事正在处理',
    tw: '另一位同事正在處理',
    en: 'A colleague is working on this',
  },
} as const;
