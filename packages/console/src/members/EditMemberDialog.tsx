import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox, NoteBox } from '@crossdock/ui/controls.tsx';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useConnection } from '@crossdock/web/connection.ts';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { t } from '../shell/i18n.ts';
import classes from './Members.module.css';

const names = ['name', 'nickname', 'birthday', 'whatsapp', 'facebook', 'lineAccount'] as const;

/** A member's personal data; phone and email are the member's own to prove. */
export function EditMemberDialog(props: { member: Output<'getMember'>; onClose: () => void }) {
  const { member } = props;
  const { refresh } = useConnection();
  const { name, nickname, whatsapp, facebook, lineAccount } = member;
  const form = usePlainForm('editMemberByStaff', {
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
      sex: sex === '' ? null : (sex as 'male' | 'female'),
      birthday: birthday || null,
    }),
    onDone: () => {
      refresh(['getMember', 'listMembers']);
      showMessage('success', t('members.saved'));
      props.onClose();
    },
  });
  return (
    <Dialog
      opened
      wide
      title={t('members.edit.title', { name: member.name })}
      closeLabel={t('shell.close')}
      onClose={props.onClose}
    >
      <form onSubmit={form.send} noValidate className={classes.fields}>
        <p className={classes.muted}>{t('members.edit.text')}</p>
        <div className={classes.pair}>
          {names.map((one) => (
            <TextBox
              key={one}
              type={one === 'birthday' ? 'date' : 'text'}
              required={one === 'name'}
              label={t(`members.${one}`)}
              value={form.values[one]}
              onChange={(event) => form.set(one, event.target.value)}
              error={form.errors[one]}
            />
          ))}
          <ChoiceBox
            label={t('members.sex')}
            placeholder={t('members.sex.unsaid')}
            data={(['female', 'male'] as const).map((value) => ({ value, label: t(`members.sex.${value}`) }))}
            value={form.values.sex}
            onChange={(event) => form.set('sex', event.target.value)}
          />
        </div>
        <NoteBox
          required
          rows={2}
          label={t('members.why')}
          value={form.values.why}
          onChange={(event) => form.set('why', event.target.value)}
          error={form.errors.why}
        />
        {form.failure ? <Banner tone="danger">{form.failure.message}</Banner> : null}
        <Button type="submit" busy={form.busy}>
          {t('shell.save')}
        </Button>
      </form>
    </Dialog>
  );
}
