import type { Output } from '@crossdock/contract/table.ts';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useConnection } from '@crossdock/web/connection.ts';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { FormDialog } from '../shell/FormDialog.tsx';
import { FormEnd } from '../shell/FormEnd.tsx';
import { t } from '../shell/i18n.ts';

/** Admits a member to VIP orders, or no longer, with the reason that stands in the history. */
export function VipDialog({ member, onClose }: { member: Output<'getMember'>; onClose: () => void }) {
  const { refresh } = useConnection();
  const vip = !member.vip;
  const form = usePlainForm('setMemberVip', {
    schema: () =>
      import('@crossdock/contract/members/desk.ts').then((all) => all.staffMemberCalls.setMemberVip.input),
    defaults: { why: '' },
    input: ({ why }) => ({ memberId: member.id, vip, why }),
    onDone: () => {
      refresh(['getMember']);
      showMessage('success', t('shell.saved'));
      onClose();
    },
  });
  const act = t(vip ? 'vipOrders.mark.open' : 'vipOrders.mark.close');
  return (
    <FormDialog title={[act, member.name].join(' · ')} onClose={onClose} onSubmit={form.send}>
      <NoteBox
        required
        rows={2}
        label={t('members.why')}
        value={form.values.why}
        error={form.errors.why}
        onChange={(event) => form.set('why', event.target.value)}
      />
      <FormEnd failure={form.failure} busy={form.busy}>
        {act}
      </FormEnd>
    </FormDialog>
  );
}
