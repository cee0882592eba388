import type { Output } from '@crossdock/contract/table.ts';
import { FactBox } from '@crossdock/web/factBoxes.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';
import { members } from './members.ts';

/** Allows or stops VIP orders of a member. The reason is shown in the history. */
export function VipDialog({ member, onClose }: { member: Output<'getMember'>; onClose: () => void }) {
  const vip = !member.vip;
  const form = usePlainForm('setMemberVip', {
    schema: () =>
      import('@crossdock/contract/members/desk.ts').then((all) => all.staffMemberCalls.setMemberVip.input),
    defaults: { why: '' },
    input: ({ why }) => ({ memberId: member.id, vip, why }),
    refreshes: ['getMember'],
    onDone: showMessageAndClose(t('shell.saved'), onClose),
  });
  const act = t(vip ? 'vipOrders.mark.open' : 'vipOrders.mark.close');
  return (
    <SendDialog {...form} title={[act, member.name].join(' · ')} onClose={onClose} sendLabel={act}>
      <FactBox of={members} form={form} name="why" />
    </SendDialog>
  );
}
