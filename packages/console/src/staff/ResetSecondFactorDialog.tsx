import { ConfirmCall } from '../shell/ConfirmCall.ts';
import { confirmTexts } from '../shell/confirmTexts.ts';
import { t } from '../shell/i18n.ts';
import type { StaffRow } from './staffRow.ts';

/** Removes the second factor of somebody who lost both the phone and the recovery codes. */
export function ResetSecondFactorDialog({ staff, onClose }: { staff: StaffRow; onClose: () => void }) {
  return (
    <ConfirmCall
      call="resetSecondFactor"
      input={{ staffId: staff.staffId }}
      refreshes={['listStaff']}
      done={t('account.reset.done')}
      danger
      {...confirmTexts('account.reset', { name: staff.name })}
      onClose={onClose}
    />
  );
}
