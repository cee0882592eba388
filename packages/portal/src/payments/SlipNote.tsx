import type { SlipContent } from '@crossdock/contract/payments/slip.ts';
import { plainTransferNumber } from '@crossdock/domain/payments/transferNumber.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { useEffect, useRef } from 'react';
import { t } from '../shell/i18n.ts';
import type { TransferReport } from './transferReport.ts';

interface SlipNoteProps {
  readonly form: PlainForm<TransferReport>;
  readonly slip: SlipContent;
}

/**
 * The content of a Thai slip's code. It fills in the transaction number if the member has typed none; a typed number
 * stays, and the member may replace it by the slip's.
 */
export function SlipNote({ form, slip }: SlipNoteProps) {
  const number = plainTransferNumber(slip.reference);
  const typed = form.values.transactionNumber;
  const filled = useRef('');
  const use = () => {
    filled.current = number;
    form.set('transactionNumber', number);
  };
  // Only a new slip fills the field: a number that the member removes stays removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form changes with every letter.
  useEffect(() => {
    if (typed === '' || typed === filled.current) use();
  }, [number]);
  return (
    <Banner
      tone="info"
      title={t('payments.bank.slip', { bank: slip.bankName, number })}
      {...(typed === number
        ? {}
        : {
            action: (
              <Button small look="soft" onClick={use}>
                {t('payments.bank.slip.use')}
              </Button>
            ),
          })}
    >
      {typed === number ? t('payments.bank.slip.filled') : null}
    </Banner>
  );
}
