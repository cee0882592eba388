import type { Output } from '@crossdock/contract/table.ts';
import { sexes } from '@crossdock/domain/members/sexes.ts';
import { Muted, Split } from '@crossdock/ui/Layout.tsx';
import { FactBox } from '@crossdock/web/factBoxes.tsx';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { memberFactWords } from './memberFactWords.ts';

const names = ['name', 'nickname', 'birthday', 'whatsapp', 'facebook', 'lineAccount', 'sex'] as const;

/** Edits a member's personal data. Phone and email are not included, because the member must prove them. */
export function EditMemberDialog(props: { member: Output<'getMember'>; onClose: () => void }) {
  const { member } = props;
  const { name, nickname, whatsapp, facebook, lineAccount } = member;
  const form = usePlainDialog('editMemberByStaff', {
    schema: () => import('@crossdock/contract/members/desk.ts').then((m) => m.editMemberByStaffInput),
    defaults: {
      ...{ name, nickname, whatsapp, facebook, lineAccount },
      birthday: member.birthday ?? '',
      sex: member.sex ?? '',
      why: '',
    },
    input: ({ sex, birthday, ...same }) => ({
      ...same,
      memberId: member.id,
      sex: sexes.find((one) => one === sex) ?? null,
      birthday: birthday || null,
    }),
    refreshes: ['getMember', 'listMembers'],
    done: t('members.saved'),
    onClose: props.onClose,
  });
  return (
    <SendDialog {...form} wide title={t('members.edit.title', { name: member.name })}>
      <Muted as="p">{t('members.edit.text')}</Muted>
      <Split columns="1fr 1fr" gap={16} align="start">
        {names.map((one) => (
          <FactBox key={one} of={memberFactWords} form={form} name={one} />
        ))}
      </Split>
      <FactBox of={memberFactWords} form={form} name="why" />
    </SendDialog>
  );
}
