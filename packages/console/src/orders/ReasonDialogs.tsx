import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { ConfirmDialog } from '@crossdock/ui/Dialog.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { type ReactNode, useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import classes from './orders.module.css';

export interface OrderDialogProps {
  readonly order: DeskOrderDetails;
  readonly onClose: () => void;
}

const refreshes = ['getDeskOrder', 'listDeskOrders'] as const;

export function UnpackDialog({ order, onClose }: OrderDialogProps) {
  const unpack = useSubmit('unpackOrder', {
    quiet: true,
    refreshes,
    onDone: () => {
      showMessage('success', t('orders.done.unpack'));
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t('orders.unpack.title', { number: order.number })}
      confirmLabel={t('orders.action.unpack')}
      busy={unpack.busy}
      failure={unpack.failure}
      onConfirm={(why) => void unpack.submit({ orderId: order.id, why })}
      onClose={onClose}
    >
      {t('orders.unpack.text')}
    </ReasonDialog>
  );
}

export function CancelDialog({ order, onClose }: OrderDialogProps) {
  const formatting = useFormatting();
  const cancel = useSubmit('cancelOrderForMember', {
    quiet: true,
    refreshes,
    onDone: () => {
      showMessage('success', t('orders.done.cancel'));
      onClose();
    },
  });
  const amount = formatMoney(order.paidMinor, formatting.currency, formatting);
  return (
    <ReasonDialog
      danger
      title={t('orders.cancel.title', { number: order.number })}
      confirmLabel={t('orders.action.cancel')}
      busy={cancel.busy}
      failure={cancel.failure}
      onConfirm={(why) => void cancel.submit({ orderId: order.id, why })}
      onClose={onClose}
    >
      {t('orders.cancel.text')} {order.paidMinor > 0 ? t('orders.cancel.refund', { amount }) : ''}
    </ReasonDialog>
  );
}

/** Asks once, and for the reason, which the timeline shows. */
function ReasonDialog(props: {
  title: string;
  confirmLabel: string;
  danger?: boolean;
  busy: boolean;
  failure: CallFailure | null;
  onConfirm: (why: string) => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const [why, setWhy] = useState('');
  const { failure } = props;
  const ofField = failure?.fields.why?.message;
  return (
    <ConfirmDialog
      opened
      title={props.title}
      danger={props.danger ?? false}
      busy={props.busy}
      confirmLabel={props.confirmLabel}
      cancelLabel={t('orders.cancel.keep')}
      onConfirm={() => props.onConfirm(why)}
      onClose={props.onClose}
    >
      <div className={classes.form}>
        <p>{props.children}</p>
        <NoteBox
          label={t('orders.why')}
          required
          rows={2}
          value={why}
          error={ofField}
          onChange={(event) => setWhy(event.target.value)}
        />
        {failure && !ofField ? <Banner tone="danger">{failure.message}</Banner> : null}
      </div>
    </ConfirmDialog>
  );
}
