import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { ConfirmDialog } from '@crossdock/ui/Dialog.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';

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
      label={t('orders.why')}
      field="why"
      cancelLabel={t('orders.cancel.keep')}
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
      label={t('orders.why')}
      field="why"
      cancelLabel={t('orders.cancel.keep')}
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

/** The member is told, and can claim. */
export function LostDialog({ order, onClose }: OrderDialogProps) {
  const lost = useSubmit('declareLost', {
    quiet: true,
    refreshes,
    onDone: () => {
      showMessage('success', t('orders.done.lost'));
      onClose();
    },
  });
  return (
    <ReasonDialog
      label={t('orders.why')}
      field="why"
      cancelLabel={t('orders.cancel.keep')}
      danger
      title={t('orders.lost.title', { number: order.number })}
      confirmLabel={t('orders.action.lost')}
      busy={lost.busy}
      failure={lost.failure}
      onConfirm={(why) => void lost.submit({ orderId: order.id, why })}
      onClose={onClose}
    >
      {t('orders.lost.text')}
    </ReasonDialog>
  );
}

export function FoundDialog({ order, onClose }: OrderDialogProps) {
  const found = useSubmit('declareFound', {
    refreshes,
    onDone: () => {
      showMessage('success', t('orders.done.found'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened
      title={t('orders.found.title', { number: order.number })}
      busy={found.busy}
      confirmLabel={t('orders.action.found')}
      cancelLabel={t('orders.cancel.keep')}
      onConfirm={() => void found.submit({ orderId: order.id })}
      onClose={onClose}
    >
      {t('orders.found.text')}
    </ConfirmDialog>
  );
}
