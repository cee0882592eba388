import type { Output } from '@crossdock/contract/table.ts';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { useCall } from '../shell/api.ts';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { usePlainDialog } from '../shell/plainDialog.ts';

/** Deletes a member's data on their written request: shows what blocks it, and asks for the reason. */
export function EraseDialog(props: { member: Output<'getMember'>; onClose: () => void }) {
  const { member, onClose } = props;
  const outlook = useCall('getErasure', { memberId: member.id });
  const form = usePlainDialog('startErasure', {
    schema: () =>
      import('@crossdock/contract/erasing/desk.ts').then((all) => all.erasingDeskCalls.startErasure.input),
    defaults: { why: '' },
    input: ({ why }) => ({ id: member.id, why }),
    refreshes: ['getMember', 'listErasures'],
    done: t('erasing.started'),
    onClose,
  });
  return (
    <SendDialog
      {...form}
      title={t('erasing.start.title', { name: member.name })}
      look="danger"
      sendLabel={t('erasing.start')}
    >
      <Loaded query={outlook}>
        {({ blockers, graceDays }) => (
          <Stack gap={16}>
            <p>{t('erasing.start.text', { days: graceDays })}</p>
            {blockers.length === 0 ? null : <Blockers blockers={blockers} />}
          </Stack>
        )}
      </Loaded>
      <TextBox name="why" required label={t('erasing.why')} {...form.box('why')} />
    </SendDialog>
  );
}

function Blockers({ blockers }: Pick<Output<'getErasure'>, 'blockers'>) {
  return (
    <Stack gap={4}>
      <strong>{t('erasing.blocked')}</strong>
      <ul>
        {blockers.map(({ kind, count }) => (
          <li key={kind}>
            {t(`erasing.blocker.${kind}`)}:{' '}
            {kind === 'balance' || kind === 'debt' ? <Money minor={count} /> : count}
          </li>
        ))}
      </ul>
      {blockers.some(({ kind }) => kind === 'balance') ? <p>{t('erasing.start.balance')}</p> : null}
    </Stack>
  );
}
