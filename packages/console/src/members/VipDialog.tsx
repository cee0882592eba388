import type { Output } from '@crossdock/contract/table.ts';
import { FactBox } from '@crossdock/web/factBoxes.tsx';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { memberFactWords } from './memberFactWords.ts';

/** Allows or stops VIP orders of a member. The reason is shown in the history. */
export function VipDialog({ member, onClose }: { member: Output<'getMember'>; onClose: () => void }) {
  const vip = !member.vip;
  const form = usePlainDialog('setMemberVip', {
    schema: () =>
      import('@crossdock/contract/members/desk.ts').then((all) => all.staffMemberCalls.setMemberVip.input),
    defaults: { why: '' },
    input: ({ why }) => ({ memberId: member.id, vip, why }),
    refreshes: ['getMember'],
    onClose,
  });
  const act = t(vip ? 'vipOrders.mark.open' : 'vipOrders.mark.close');
  return (
    <SendDialog {...form} title={[act, member.name].join(' · ')} sendLabel={act}>
      <FactBox of={memberFactWords} form={form} name="why" />
    </SendDialog>
  );
}
