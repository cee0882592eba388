import { Button, buttonClass } from '@crossdock/ui/Button.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { useState } from 'react';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { PaidItemLink } from './PaidItemLink.tsx';

/**
 * Shown while a transfer for the order is being checked. The main button leads back to the order; paying again needs
 * a confirmation.
 */
export function PayAgain({
  orderId,
  goods,
  onConfirm,
}: {
  orderId: string;
  goods: boolean;
  onConfirm: () => void;
}) {
  const [asked, setAsked] = useState(false);
  return (
    <Row gap={8} wrap justify="center">
      <PaidItemLink id={orderId} goods={goods} className={buttonClass()} />
      <Button look="outline" onClick={() => setAsked(true)}>
        {t('payments.reported.otherWay')}
      </Button>
      {asked ? (
        <ConfirmDialog
          opened
          danger
          title={t('payments.reported.again')}
          confirmLabel={t('payments.reported.again.confirm')}
          onConfirm={onConfirm}
          onClose={() => setAsked(false)}
        >
          {t('payments.reported.again.text')}
        </ConfirmDialog>
      ) : null}
    </Row>
  );
}
