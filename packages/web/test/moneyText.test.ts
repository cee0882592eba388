import { locales } from '@crossdock/contract/wire/locale.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { expect, test } from 'vitest';

test.each(['TWD', 'THB', 'MYR', 'HKD', 'CNY', 'USD', 'JPY'])(
  'the server writes %s in sentences as the screens do, in each language',
  (currency) => {
    for (const lang of ['tw', 'zh', 'en'] as const)
      for (const amount of [0, 5, 6_325, 10_000, 123_456_789, -250])
        expect(moneyText(amount, currency, lang)).toBe(
          formatMoney(amount, currency, { locale: locales[lang] }),
        );
  },
);
