import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { useCall } from '../shell/api.ts';
import { Dialog } from '../shell/Dialog.ts';
import { FormFooter } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { usePlainDialog } from '../shell/plainDialog.ts';

type Member = Output<'getMember'>;
type Staff = Output<'listCareTakers'>['list'][number];

/** Assigns the staff who look after the member. */
export function AssignedStaffDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const query = useCall('listCareTakers', {});
  return (
    <Dialog opened title={t('members.careTakers.title', { name: member.name })} onClose={onClose}>
      <Loaded query={query}>
        {({ list }) => <Choices member={member} staff={list} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

function Choices({
  member,
  staff,
  onClose,
}: {
  member: Member;
  staff: readonly Staff[];
  onClose: () => void;
}) {
  const form = usePlainDialog('setCareTakers', {
    schema: () =>
      import('@crossdock/contract/members/desk.ts').then((m) => m.staffMemberCalls.setCareTakers.input),
    defaults: { serviceStaffId: member.service?.staffId ?? '', salesStaffId: member.sales?.staffId ?? '' },
    input: ({ serviceStaffId, salesStaffId }) => ({
      memberId: member.id,
      serviceStaffId: serviceStaffId || null,
      salesStaffId: salesStaffId || null,
    }),
    refreshes: ['getMember'],
    done: t('members.saved'),
    onClose,
  });
  const chosen = [form.values.serviceStaffId, form.values.salesStaffId];
  const unreachable = staff.filter(
    (one) => chosen.includes(one.staffId) && one.phone === '' && one.messenger === '',
  );
  const data = staff.map(({ staffId, name }) => ({ value: staffId, label: name }));
  return (
    <Stack as="form" onSubmit={form.send} noValidate gap={16}>
      <Muted as="p">{t('members.careTakers.text')}</Muted>
      {(['serviceStaffId', 'salesStaffId'] as const).map((name) => (
        <ChoiceBox
          key={name}
          label={t(name === 'serviceStaffId' ? 'members.service' : 'members.sales')}
          placeholder={t('members.careTakers.nobody')}
          data={data}
          {...form.box(name)}
        />
      ))}
      {unreachable.length > 0 ? (
        <Banner tone="warning">
          {t('members.careTakers.unreachable', { names: unreachable.map(({ name }) => name).join(' · ') })}
        </Banner>
      ) : null}
      <FormFooter {...form} />
    </Stack>
  );
}
