import { Muted, Row, TickBox } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { tickBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { RolesField } from './RolesField.tsx';
import { StaffContactFields } from './StaffContactFields.tsx';
import type { StaffRow } from './staffRow.ts';

/** Edits a staff account: name, contacts for members, roles, and whether it may log in. */
export function EditStaffDialog({ staff, onClose }: { staff: StaffRow; onClose: () => void }) {
  const form = usePlainDialog('editStaff', {
    schema: () => import('@crossdock/contract/staff/calls.ts').then((m) => m.staffCalls.editStaff.input),
    defaults: {
      name: staff.name,
      phone: staff.phone,
      messenger: staff.messenger,
      roles: staff.roles,
      active: staff.status === 'active',
    },
    input: ({ active, ...same }) => ({
      ...same,
      staffId: staff.staffId,
      status: active ? ('active' as const) : ('disabled' as const),
    }),
    refreshes: ['listStaff', 'getStaffSession', 'listCareTakers'],
    done: t('staff.saved'),
    onClose,
  });
  const { values, errors, set } = form;
  return (
    <SendDialog {...form} wide title={t('staff.edit', { name: staff.name })}>
      <TextBox required label={t('staff.name')} {...form.box('name')} />
      <StaffContactFields form={form} />
      <RolesField value={values.roles} error={errors.roles} onChange={(next) => set('roles', next)} />
      <Row as="label" gap={12} align="start" pad={[8, 0]} minHeight={44}>
        <TickBox above={2} rigid type="checkbox" {...tickBoxPropsOf(form, 'active')} />
        <span>
          {t('staff.active')}
          <Muted block>{t('staff.active.hint')}</Muted>
        </span>
      </Row>
    </SendDialog>
  );
}
