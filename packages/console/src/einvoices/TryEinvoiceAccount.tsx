import type { Request } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { t } from '../shell/i18n.ts';
import { TryButton } from '../shell/TryButton.tsx';

/** Tests the values in the form at the provider, and shows its answer. */
export const TryEinvoiceAccount = ({ input }: { input: Request<'tryEinvoiceAccount'> }) => (
  <TryButton name="tryEinvoiceAccount" label={t('einvoices.try')} input={input}>
    {({ live, answer }) => (
      <Banner tone="success" title={t(live ? 'einvoices.try.live' : 'einvoices.try.test')}>
        {answer}
      </Banner>
    )}
  </TryButton>
);
