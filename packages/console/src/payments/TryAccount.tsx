import type { Output, Request } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { t } from '../shell/i18n.ts';
import { TryButton } from '../shell/TryButton.tsx';

type Tried = Output<'tryPaymentAccount'>;

/** Tests the values in the form at the provider, and shows its answer. */
export const TryAccount = ({ input }: { input: Request<'tryPaymentAccount'> }) => (
  <TryButton name="tryPaymentAccount" label={t('payments.providers.try')} input={input}>
    {(found) => <Answer found={found} />}
  </TryButton>
);

function Answer({ found }: { found: Tried }) {
  const { accountName, country, currency, live, chargesEnabled, callback } = found;
  const isWell = chargesEnabled && callback !== 'missing' && callback !== 'otherEvents';
  return (
    <Banner
      tone={isWell ? 'success' : 'warning'}
      title={t('payments.providers.try.account', {
        name: accountName,
        place: [country, currency].filter(Boolean).join(', '),
      })}
    >
      <Stack as="ul" gap={4}>
        <li>{t(live ? 'payments.providers.try.live' : 'payments.providers.try.test')}</li>
        <li>{t(chargesEnabled ? 'payments.providers.try.charges' : 'payments.providers.try.noCharges')}</li>
        <li>{t(`payments.providers.try.callback.${callback}`)}</li>
      </Stack>
    </Banner>
  );
}
