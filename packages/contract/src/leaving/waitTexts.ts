import type { Texts } from '../wire/values.ts';

/** What the tables of waits for a review contain. */
export const waitTexts: Readonly<Record<string, Texts>> = {
  address_waits: {
    zh: '会员因地址待审核而不能下单的时间',
    tw: '會員因地址待審核而不能下單的時間',
    en: 'Times when a member could not order because staff were reviewing an address',
  },
  declarer_waits: {
    zh: '会员因申报人待审核而不能下单的时间',
    tw: '會員因申報人待審核而不能下單的時間',
    en: 'Times when a member could not order because staff were reviewing a declarant',
  },
  identity_waits: {
    zh: '会员因实名待审核而不能下单的时间',
    tw: '會員因實名待審核而不能下單的時間',
    en: 'Times when a member could not order because staff were reviewing their identity',
  },
};
