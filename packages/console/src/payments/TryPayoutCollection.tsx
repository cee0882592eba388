import type { Output, Request } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import { TryButton } from '../shell/TryButton.tsx';

type Found = Output<'tryPayoutCollection'>;

/** Tests the collection of payment orders at Billplz with the values in the form, and shows its answer. */
export const TryPayoutCollection = ({ input }: { input: Request<'tryPayoutCollection'> }) => (
  <TryButton name="tryPayoutCollection" label={t('payments.billplz.tryPayouts')} input={input}>
    {(found) => <Answer found={found} />}
  </TryButton>
);

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
