import type { StaffVipCard } from '@crossdock/contract/vipOrders/desk.ts';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';

/** Cancels a waiting VIP order, with a reason that the member reads. */
export function CancelVipDialog({ vip, onClose }: { vip: StaffVipCard; onClose: () => void }) {
  const form = usePlainForm('cancelVipOrderByStaff', {
    schema: () => import('@crossdock/contract/vipOrders/desk.ts').then((all) => all.cancelVipOrderInput),
    defaults: { why: '' },
    input: ({ why }) => ({ id: vip.id, why }),
    refreshes: ['listStaffVipOrders'],
    onDone: showMessageAndClose(t('vipOrders.cancelled'), onClose),
  });
  return (
    <SendDialog
      {...form}
      title={[t('vipOrders.cancel'), vip.number].join(' ')}
      onClose={onClose}
      look="danger"
      sendLabel={t('vipOrders.cancel')}
    >
      <p>{t('vipOrders.cancel.text')}</p>
      <NoteBox required rows={2} maxLength={200} label={t('vipOrders.cancel.why')} {...form.box('why')} />
    </SendDialog>
  );
}
