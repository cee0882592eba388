export const evidenceRefusals = {
  'evidence.notArrived': {
    zh: '包裹到仓后才有凭证',
    tw: '包裹到倉後才有證明',
    en: 'There’s proof once the parcel has arrived at the warehouse',
  },
  'evidence.notOurs': {
    status: 404,
    zh: '本店没有出具过这个编号和验证码的凭证。请核对后再试',
    tw: '本店沒有開立過這個編號與驗證碼的證明。請核對後再試',
    en: 'This shop made no document with this number and code. Check both and try again',
  },
} as const;
