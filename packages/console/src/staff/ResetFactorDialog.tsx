import { showMessage } from '@crossdock/ui/message.ts';
import { useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import type { StaffRow } from './staffRow.ts';

/** Removes the second factor of somebody who lost both the phone and the recovery codes. */
export function ResetFactorDialog({ staff, onClose }: { staff: StaffRow; onClose: () => void }) {
  const reset = useSubmit('resetSecondFactor', {
    refreshes: ['listStaff'],
    onDone: () => showMessage('success', t('account.reset.done')),
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('account.reset.title', { name: staff.name })}
      confirmLabel={t('account.reset')}
      busy={reset.busy}
      onConfirm={() => void reset.submit({ staffId: staff.staffId }).then(onClose)}
      onClose={onClose}
    >
      <p>{t('account.reset.text')}</p>
    </ConfirmDialog>
  );
}
