import { FactField } from '@crossdock/web/factFields.tsx';
import { useCall } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { MonthlyCostIncrease } from '../shell/MonthlyCostIncrease.tsx';
import { RulesDialog, RulesForm } from '../shell/RulesDialog.tsx';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';
import { comments } from './comments.ts';

/** How many points a review earns. */
export function CommentRules() {
  return <RulesDialog title={comments.label('points')} content={Rules} />;
}

function Rules({ onClose }: { onClose: () => void }) {
  const query = useCall('getCommentSettings', {}, { unkept: true });
  return <Loaded query={query}>{(settings) => <Form settings={settings} onClose={onClose} />}</Loaded>;
}

function Form({ settings, onClose }: { settings: { points: number }; onClose: () => void }) {
  const { form, send, busy, failure } = useCallForm('saveCommentSettings', {
    schema: () => import('@crossdock/contract/comments/desk.ts').then((all) => all.commentSettingsInput),
    defaults: settings,
    refreshes: ['getCommentSettings'],
    onDone: showMessageAndClose(t('shell.saved'), onClose),
  });
  return (
    <RulesForm onSubmit={send} busy={busy} failure={failure} hint={t('comments.points.hint')}>
      <FactField of={comments} control={form.control} name="points" />
      <MonthlyCostIncrease changed={{ commentPoints: form.watch('points') }} />
    </RulesForm>
  );
}
