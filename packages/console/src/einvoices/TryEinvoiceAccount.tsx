import type { Output, Request } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { TryBox } from '../shell/TryBox.tsx';

/** Asks the provider with the values in the form, and shows what it answered. */
export function TryEinvoiceAccount({ input }: { input: Request<'tryEinvoiceAccount'> }) {
  const [found, setFound] = useState<Output<'tryEinvoiceAccount'>>();
  const { busy, failure, submit } = useSubmit('tryEinvoiceAccount', { quiet: true, onDone: setFound });
  const ask = () => {
    setFound(undefined);
    void submit(input);
  };
  return (
    <TryBox label={t('einvoices.try')} busy={busy} failure={failure} onTry={ask}>
      {found ? (
        <Banner tone="success" title={t(found.live ? 'einvoices.try.live' : 'einvoices.try.test')}>
          {found.answer}
        </Banner>
      ) : null}
    </TryBox>
  );
}
