import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useConnection } from '@crossdock/web/connection.ts';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { t } from '../shell/i18n.ts';
import classes from './Members.module.css';

/** Disabling or enabling a member, with the reason that stands in the history. */
export function StatusDialog(props: { member: Output<'getMember'>; onClose: () => void }) {
  const { member } = props;
  const { refresh } = useConnection();
  const disabling = member.status === 'active';
  const form = usePlainForm('setMemberStatus', {
    schema: () =>
      import('@crossdock/contract/members/desk.ts').then((m) => m.staffMemberCalls.setMemberStatus.input),
    defaults: { why: '' },
    input: ({ why }) => ({
      memberId: member.id,
      status: disabling ? ('disabled' as const) : ('active' as const),
      why,
    }),
    onDone: () => {
      refresh(['getMember', 'listMembers']);
      showMessage('success', t(disabling ? 'members.disabled.done' : 'members.enabled.done'));
      props.onClose();
    },
  });
  return (
    <Dialog
      opened
      title={t(disabling ? 'members.disable.title' : 'members.enable.title', { name: member.name })}
      closeLabel={t('shell.close')}
      onClose={props.onClose}
    >
      <form onSubmit={form.send} noValidate className={classes.fields}>
        {disabling ? <p>{t('members.disable.text')}</p> : null}
        <NoteBox
          required
          rows={2}
          label={t('members.why')}
          value={form.values.why}
          onChange={(event) => form.set('why', event.target.value)}
          error={form.errors.why}
        />
        {form.failure ? <Banner tone="danger">{form.failure.message}</Banner> : null}
        <Button type="submit" look={disabling ? 'danger' : 'primary'} busy={form.busy}>
          {t(disabling ? 'members.disable' : 'members.enable')}
        </Button>
      </form>
    </Dialog>
  );
}
