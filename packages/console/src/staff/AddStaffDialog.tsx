import type { Role } from '@crossdock/domain/staff/roles.ts';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { SendDialog } from '../shell/FormDialog.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { NewPasswordBox } from './NewPasswordBox.tsx';
import { RolesField } from './RolesField.tsx';
import { StaffContactFields } from './StaffContactFields.tsx';

const noRoles: Role[] = [];

export function AddStaffDialog({ onClose }: { onClose: () => void }) {
  const form = usePlainDialog('addStaff', {
    schema: () => import('@crossdock/contract/staff/calls.ts').then((m) => m.addStaffInput),
    defaults: { login: '', name: '', phone: '', messenger: '', roles: noRoles, password: '' },
    input: (values) => values,
    refreshes: ['listStaff', 'listCareTakers'],
    done: t('staff.added'),
    onClose,
  });
  const { values, errors, set } = form;
  return (
    <SendDialog {...form} wide title={t('staff.add')} sendLabel={t('staff.add')}>
      <TextBox required label={t('staff.name')} {...form.box('name')} />
      <TextBox
        required
        {...labelAndHint('staff.login')}
        {...form.box('login')}
        autoComplete="off"
        autoCapitalize="none"
      />
      <NewPasswordBox form={form} />
      <StaffContactFields form={form} />
      <RolesField value={values.roles} error={errors.roles} onChange={(next) => set('roles', next)} />
    </SendDialog>
  );
}
