import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import type { ReactNode } from 'react';
import { useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { usePackageChoice } from './PackageChoice.tsx';

export interface OrderDialogProps {
  readonly order: DeskOrderDetails;
  readonly onClose: () => void;
}

const refreshes = ['getDeskOrder', 'listDeskOrders'] as const;

interface WhyDialogProps extends OrderDialogProps {
  readonly call: 'unpackOrder' | 'cancelOrderForMember' | 'declareLost';
  readonly act: 'unpack' | 'cancel' | 'lost';
  readonly danger?: boolean;
  readonly packages?: ReturnType<typeof usePackageChoice>;
  /** Explains what will happen to the order. */
  readonly children: ReactNode;
}

/** An action on an order that requires a reason. */
function WhyDialog({ call, act, order, onClose, danger, packages, children }: WhyDialogProps) {
  const onDone = (answer: Output<WhyDialogProps['call']>) => {
    const waits = 'pending' in answer && answer.pending;
    showMessage(waits ? 'info' : 'success', t(waits ? 'orders.cancel.pending' : `orders.done.${act}`));
  };
  return (
    <ReasonDialog
      label={t('orders.why')}
      field="why"
      cancelLabel={t('orders.cancel.keep')}
      danger={danger}
      title={t(`orders.${act}.title`, { number: order.number })}
      confirmLabel={t(`orders.action.${act}`)}
      beside={packages?.field}
      waits={packages?.none ?? false}
      call={call}
      input={(why) => ({ orderId: order.id, ...packages?.asked, why })}
      refreshes={refreshes}
      onDone={onDone}
      onClose={onClose}
    >
      {children}
    </ReasonDialog>
  );
}

export function UnpackOrderDialog(props: OrderDialogProps) {
  return (
    <WhyDialog {...props} call="unpackOrder" act="unpack">
      {t('orders.unpack.text')}
    </WhyDialog>
  );
}

export function CancelOrderDialog(props: OrderDialogProps) {
  const formatting = useFormatting();
  const { account } = props.order.costs;
  const backMinor = Math.max(0, account.keptMinor);
  const amount = formatMoney(backMinor, formatting.currency, formatting);
  return (
    <WhyDialog {...props} call="cancelOrderForMember" act="cancel" danger>
      {t(props.order.lostAt === null ? 'orders.cancel.text' : 'orders.cancel.text.lost')}{' '}
      {backMinor > 0 ? t('orders.cancel.refund', { amount }) : ''}
    </WhyDialog>
  );
}

/** Declares an order lost. The member is notified and can claim. */
export function DeclareLostDialog(props: OrderDialogProps) {
  const packages = usePackageChoice(props.order, ['shipped']);
  return (
    <WhyDialog {...props} call="declareLost" act="lost" danger packages={packages}>
      {t('orders.lost.text')}
    </WhyDialog>
  );
}

export function DeclareFoundDialog({ order, onClose }: OrderDialogProps) {
  const packages = usePackageChoice(order, ['lost']);
  const found = useSubmit('declareFound', {
    refreshes,
    done: t('orders.done.found'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      opened
      title={t('orders.found.title', { number: order.number })}
      busy={found.busy}
      confirmLabel={t('orders.action.found')}
      cancelLabel={t('orders.cancel.keep')}
      onConfirm={() => packages.none || void found.submit({ orderId: order.id, ...packages.asked })}
      onClose={onClose}
    >
      <Stack gap={16}>
        <p>{t('orders.found.text')}</p>
        {packages.field}
      </Stack>
    </ConfirmDialog>
  );
}
