import type { Output } from '@crossdock/contract/table.ts';
import { FactBox } from '@crossdock/web/factBoxes.tsx';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { memberFactWords } from './memberFactWords.ts';

/** Disables or enables a member. The reason is shown in the history. */
export function StatusDialog(props: { member: Output<'getMember'>; onClose: () => void }) {
  const { member } = props;
  const disabling = member.status === 'active';
  const form = usePlainDialog('setMemberStatus', {
    schema: () =>
      import('@crossdock/contract/members/desk.ts').then((m) => m.staffMemberCalls.setMemberStatus.input),
    defaults: { why: '' },
    input: ({ why }) => ({
      memberId: member.id,
      status: disabling ? ('disabled' as const) : ('active' as const),
      why,
    }),
    refreshes: ['getMember', 'listMembers'],
    done: t(disabling ? 'members.disabled.done' : 'members.enabled.done'),
    onClose: props.onClose,
  });
  return (
    <SendDialog
      {...form}
      title={t(disabling ? 'members.disable.title' : 'members.enable.title', { name: member.name })}
      look={disabling ? 'danger' : 'primary'}
      sendLabel={t(disabling ? 'members.disable' : 'members.enable')}
    >
      {disabling ? <p>{t('members.disable.text')}</p> : null}
      <FactBox of={memberFactWords} form={form} name="why" />
    </SendDialog>
  );
}
