export const account = {
  'account.proof.title': 'Please show that it is you',
  'account.proof.why': 'This decides who gets into the shop, and it has been a while since you logged in.',
  'account.proof.password': 'Your password',
  'account.proof.send': 'Confirm',
} as const;
