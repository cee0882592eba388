export const account = {
  'account.proof.title': '请确认是你本人',
  'account.proof.why': '这项变更关系到谁能进入店铺。距离上次登录已有一段时间，请再输入一次密码。',
  'account.proof.password': '你的密码',
  'account.proof.send': '确认',
} as const;
