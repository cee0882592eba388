import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { NewPasswordBox } from './NewPasswordBox.tsx';
import type { StaffRow } from './staffRow.ts';

/** Sets a new password for somebody who lost theirs; they are logged out everywhere. */
export function PasswordDialog({ staff, onClose }: { staff: StaffRow; onClose: () => void }) {
  const form = usePlainDialog('resetStaffPassword', {
    schema: () =>
      import('@crossdock/contract/staff/calls.ts').then((m) => m.staffCalls.resetStaffPassword.input),
    defaults: { password: '' },
    input: ({ password }) => ({ staffId: staff.staffId, password }),
    done: t('staff.password.done'),
    onClose,
  });
  return (
    <SendDialog
      {...form}
      title={t('staff.password.title', { name: staff.name })}
      sendLabel={t('staff.password.reset')}
    >
      <p>{t('staff.password.text')}</p>
      <NewPasswordBox form={form} />
    </SendDialog>
  );
}
