import { ConfirmCall } from '../shell/ConfirmCall.ts';
import { t } from '../shell/i18n.ts';
import type { StaffRow } from './staffRow.ts';

/** Removes the second factor of somebody who lost both the phone and the recovery codes. */
export function ResetFactorDialog({ staff, onClose }: { staff: StaffRow; onClose: () => void }) {
  return (
    <ConfirmCall
      call="resetSecondFactor"
      input={{ staffId: staff.staffId }}
      refreshes={['listStaff']}
      done={t('account.reset.done')}
      danger
      title={t('account.reset.title', { name: staff.name })}
      confirmLabel={t('account.reset')}
      text={t('account.reset.text')}
      onClose={onClose}
    />
  );
}
