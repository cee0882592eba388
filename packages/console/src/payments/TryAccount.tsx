import type { Output, Request } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { TryBox } from '../shell/TryBox.tsx';

type Tried = Output<'tryPaymentAccount'>;

/** Asks the provider with the values in the form, and shows the answer. */
export function TryAccount({ input }: { input: Request<'tryPaymentAccount'> }) {
  const [found, setFound] = useState<Tried | null>(null);
  const attempt = useSubmit('tryPaymentAccount', { quiet: true, onDone: setFound });
  return (
    <TryBox
      label={t('payments.providers.try')}
      busy={attempt.busy}
      failure={attempt.failure}
      onTry={() => {
        setFound(null);
        void attempt.submit(input);
      }}
    >
      {found ? <Answer found={found} /> : null}
    </TryBox>
  );
}

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
