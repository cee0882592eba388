import { CountField } from '@crossdock/ui/fields.tsx';
import { useCall } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RulesDialog, RulesForm } from '../shell/RulesDialog.tsx';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';

/** After how many days an order counts as not remitted. */
export function LateRule() {
  return <RulesDialog title={t('remittances.rule')}>{(onClose) => <Rule onClose={onClose} />}</RulesDialog>;
}

function Rule({ onClose }: { onClose: () => void }) {
  const query = useCall('getRemittanceSettings', {}, { unkept: true });
  return (
    <Loaded query={query}>{({ lateDays }) => <Form settings={{ lateDays }} onClose={onClose} />}</Loaded>
  );
}

interface FormProps {
  readonly settings: { readonly lateDays: number };
  readonly onClose: () => void;
}

function Form({ settings, onClose }: FormProps) {
  const { form, send, busy, failure } = useCallForm('saveRemittanceSettings', {
    schema: () => import('@crossdock/contract/remittances/desk.ts').then((all) => all.remittanceSettings),
    defaults: settings,
    refreshes: ['getRemittanceSettings', 'listUnremitted'],
    onDone: showMessageAndClose(t('shell.saved'), onClose),
  });
  return (
    <RulesForm onSubmit={send} busy={busy} failure={failure} hint={t('remittances.rule.hint')}>
      <CountField control={form.control} name="lateDays" label={t('remittances.lateDays')} required />
    </RulesForm>
  );
}
