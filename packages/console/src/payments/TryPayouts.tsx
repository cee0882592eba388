import type { Output, Request } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { IconPlugConnected } from '@tabler/icons-react';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

type Found = Output<'tryPayoutCollection'>;

/** Asks Billplz about the collection of payment orders with the values in the form, and shows the answer. */
export function TryPayouts({ input }: { input: Request<'tryPayoutCollection'> }) {
  const [found, setFound] = useState<Found | null>(null);
  const attempt = useSubmit('tryPayoutCollection', { quiet: true, onDone: setFound });
  const tryNow = () => {
    setFound(null);
    void attempt.submit(input);
  };
  const [fault] = attempt.failure ? Object.values(attempt.failure.fields) : [];
  return (
    <Stack gap={8} minWidth={0}>
      <div>
        <Button small look="outline" icon={IconPlugConnected} busy={attempt.busy} onClick={tryNow}>
          {t('payments.billplz.tryPayouts')}
        </Button>
      </div>
      {attempt.failure ? <Banner tone="danger">{fault?.message ?? attempt.failure.message}</Banner> : null}
      {found ? <Answer found={found} /> : null}
    </Stack>
  );
}

const Answer = ({ found: { title, active, callback, availableMinor } }: { found: Found }) => (
  <Banner
    tone={active && callback === 'set' ? 'success' : 'warning'}
    title={t('payments.billplz.tryPayouts.found', { title })}
  >
    <Stack as="ul" gap={4}>
      <li>{t(`payments.billplz.tryPayouts.${active ? 'active' : 'inactive'}`)}</li>
      <li>{t(`payments.billplz.tryPayouts.${callback}`)}</li>
      <li>
        {availableMinor === null ? (
          t('payments.billplz.tryPayouts.unknown')
        ) : (
          <>
            {t('payments.billplz.tryPayouts.available')} <Money minor={availableMinor} />
          </>
        )}
      </li>
    </Stack>
  </Banner>
);
