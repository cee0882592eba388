export const staffRefusals = {
  'staff.wrongLogin': {
    status: 422,
    zh: '账号或密码不正确',
    tw: '帳號或密碼不正確',
    en: 'Login or password is wrong',
  },
} as const;
