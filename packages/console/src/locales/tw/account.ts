export const account = {
  'account.proof.title': '請確認是你本人',
  'account.proof.why': '這項變更關係到誰能進入店鋪。距離上次登入已有一段時間，請再輸入一次密碼。',
  'account.proof.password': '你的密碼',
  'account.proof.send': '確認',
} as const;
