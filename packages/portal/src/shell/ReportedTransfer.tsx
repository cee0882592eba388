import type { ReportedTransfer as Reported } from '@crossdock/contract/payments/reportedTransfer.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, When } from '@crossdock/ui/values.tsx';
import { useState } from 'react';
import { t } from './i18n.ts';
import { WithdrawTransfer } from './WithdrawTransfer.tsx';

interface ReportedTransferProps {
  readonly transfer: Reported;
  /** True if the order can still be paid. Otherwise the transfer will go to the balance. */
  readonly awaited: boolean;
}

/**
 * Says that a reported transfer for the order is being checked, before any request to pay again. It can be
 * withdrawn here.
 */
export function ReportedTransfer({ transfer, awaited }: ReportedTransferProps) {
  const formatting = useFormatting();
  const [leaving, setLeaving] = useState(false);
  const amount = formatMoney(transfer.amountMinor, transfer.currency, formatting);
  return (
    <Banner tone="info" title={t('payments.reported', { amount })}>
      <p>
        <When iso={transfer.createdAt} /> · <Code>{transfer.transactionNumber}</Code>
      </p>
      <p>{t(awaited ? 'payments.reported.awaited' : 'payments.reported.toBalance')}</p>
      <Button look="plain" small onClick={() => setLeaving(true)}>
        {t('payments.reported.withdraw')}
      </Button>
      {leaving ? <WithdrawTransfer transfer={transfer} onClose={() => setLeaving(false)} /> : null}
    </Banner>
  );
}
