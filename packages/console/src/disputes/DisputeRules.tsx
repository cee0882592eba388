import type { Output } from '@crossdock/contract/table.ts';
import { CountField } from '@crossdock/ui/fields.tsx';
import { useCall } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RulesDialog, RulesForm } from '../shell/RulesDialog.tsx';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';

/** Until when a measurement can be disputed, and what difference still confirms it. */
export function DisputeRules() {
  return <RulesDialog title={t('disputes.rules')} content={Rules} />;
}

function Rules({ onClose }: { onClose: () => void }) {
  const query = useCall('getDisputeSettings', {}, { unkept: true });
  return <Loaded query={query}>{(settings) => <Form settings={settings} onClose={onClose} />}</Loaded>;
}

function Form({ settings, onClose }: { settings: Output<'getDisputeSettings'>; onClose: () => void }) {
  const { form, ...sending } = useCallForm('saveDisputeSettings', {
    schema: () => import('@crossdock/contract/disputes/desk.ts').then((all) => all.disputeSettings),
    defaults: settings,
    refreshes: ['getDisputeSettings'],
    onDone: showMessageAndClose(t('shell.saved'), onClose),
  });
  const { send, busy, failure } = sending;
  return (
    <RulesForm onSubmit={send} busy={busy} failure={failure} hint={t('disputes.rules.hint')}>
      <CountField control={form.control} name="days" label={t('disputes.rules.days')} required />
      <CountField control={form.control} name="toleranceG" label={t('disputes.rules.g')} required />
      <CountField control={form.control} name="toleranceMm" label={t('disputes.rules.mm')} required />
    </RulesForm>
  );
}
