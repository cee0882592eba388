import type { StaffVipOrderCard } from '@crossdock/contract/vipOrders/desk.ts';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { ReasonBox } from '../shell/ReasonBox.tsx';

/** Cancels a waiting VIP order, with a reason that the member reads. */
export function CancelVipDialog({ vip, onClose }: { vip: StaffVipOrderCard; onClose: () => void }) {
  const form = usePlainDialog('cancelVipOrderByStaff', {
    schema: () => import('@crossdock/contract/vipOrders/desk.ts').then((all) => all.cancelVipOrderInput),
    defaults: { why: '' },
    input: ({ why }) => ({ id: vip.id, why }),
    refreshes: ['listStaffVipOrders'],
    done: t('vipOrders.cancelled'),
    onClose,
  });
  return (
    <SendDialog
      {...form}
      title={[t('vipOrders.cancel'), vip.number].join(' ')}
      look="danger"
      sendLabel={t('vipOrders.cancel')}
    >
      <p>{t('vipOrders.cancel.text')}</p>
      <ReasonBox label={t('vipOrders.cancel.why')} {...form.box('why')} />
    </SendDialog>
  );
}
