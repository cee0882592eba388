import { Button, buttonClass } from '@crossdock/ui/Button.tsx';
import { ConfirmDialog } from '@crossdock/ui/Dialog.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import classes from './payments.module.css';

/** A transfer for the order is being checked: going back to it comes first, and who pays again says so. */
export function PayAgain({ orderId, onConfirm }: { orderId: string; onConfirm: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <div className={classes.stateActions}>
      <Link to="/myOrder/$id" params={{ id: orderId }} className={buttonClass()}>
        {t('payments.toOrder')}
      </Link>
      <Button look="outline" onClick={() => setAsked(true)}>
        {t('payments.reported.otherWay')}
      </Button>
      {asked ? (
        <ConfirmDialog
          opened
          danger
          title={t('payments.reported.again')}
          confirmLabel={t('payments.reported.again.confirm')}
          cancelLabel={t('shell.cancel')}
          onConfirm={onConfirm}
          onClose={() => setAsked(false)}
        >
          {t('payments.reported.again.text')}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
