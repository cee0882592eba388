import type { Output } from '@crossdock/contract/table.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FactBox } from '@crossdock/web/factBoxes.tsx';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { useLevels } from './levelNames.ts';
import { memberFactWords } from './memberFactWords.ts';

/** Changes a member's level. The reason is shown in the history. */
export function LevelDialog(props: { member: Output<'getMember'>; onClose: () => void }) {
  const { member } = props;
  const levels = useLevels();
  const form = usePlainDialog('setMemberLevel', {
    schema: () =>
      import('@crossdock/contract/members/levels.ts').then((m) => m.levelCalls.setMemberLevel.input),
    defaults: { level: String(member.level), why: '' },
    input: ({ level, why }) => ({ memberId: member.id, level: Number(level), why }),
    refreshes: ['getMember', 'listMembers', 'listLevels'],
    done: t('members.level.changed'),
    onClose: props.onClose,
  });
  return (
    <SendDialog
      {...form}
      title={t('members.level.title', { name: member.name })}
      disabled={form.values.level === String(member.level)}
      sendLabel={t('members.level.change')}
    >
      <ChoiceBox
        required
        label={memberFactWords.label('level')}
        data={levels.all.map((level) => ({ value: String(level), label: levels.nameOf(level) }))}
        {...form.box('level')}
      />
      <FactBox of={memberFactWords} form={form} name="why" />
    </SendDialog>
  );
}
