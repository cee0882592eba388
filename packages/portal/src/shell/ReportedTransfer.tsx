import type { ReportedTransfer as Reported } from '@crossdock/contract/payments/reportedTransfer.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { useState } from 'react';
import { t } from './i18n.ts';
import { TransferBanner } from './TransferBanner.tsx';
import { WithdrawTransfer } from './WithdrawTransfer.tsx';

interface ReportedTransferProps {
  readonly transfer: Reported;
  /** True if the order can still be paid. Otherwise the transfer will go to the balance. */
  readonly awaited: boolean;
}

/**
 * Says that a reported transfer for the order is being checked, before the page offers to pay again. The transfer can
 * be withdrawn here.
 */
export function ReportedTransfer({ transfer, awaited }: ReportedTransferProps) {
  const [leaving, setLeaving] = useState(false);
  return (
    <TransferBanner transfer={transfer} title={(amount) => t('payments.reported', { amount })}>
      <p>{t(awaited ? 'payments.reported.awaited' : 'payments.reported.toBalance')}</p>
      <Button look="plain" small onClick={() => setLeaving(true)}>
        {t('payments.reported.withdraw')}
      </Button>
      {leaving ? <WithdrawTransfer transfer={transfer} onClose={() => setLeaving(false)} /> : null}
    </TransferBanner>
  );
}
