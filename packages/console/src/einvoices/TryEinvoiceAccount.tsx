import type { Output, Request } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { IconPlugConnected } from '@tabler/icons-react';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** Asks the provider with the values in the form, and shows what it answered. */
export function TryEinvoiceAccount({ input }: { input: Request<'tryEinvoiceAccount'> }) {
  const [found, setFound] = useState<Output<'tryEinvoiceAccount'> | null>(null);
  const attempt = useSubmit('tryEinvoiceAccount', { quiet: true, onDone: setFound });
  const tryNow = () => {
    setFound(null);
    void attempt.submit(input);
  };
  const [fault] = attempt.failure ? Object.values(attempt.failure.fields) : [];
  return (
    <Stack gap={8} minWidth={0}>
      <div>
        <Button small look="outline" icon={IconPlugConnected} busy={attempt.busy} onClick={tryNow}>
          {t('einvoices.try')}
        </Button>
      </div>
      {attempt.failure ? <Banner tone="danger">{fault?.message ?? attempt.failure.message}</Banner> : null}
      {found ? (
        <Banner tone="success" title={t(found.live ? 'einvoices.try.live' : 'einvoices.try.test')}>
          {found.answer}
        </Banner>
      ) : null}
    </Stack>
  );
}
