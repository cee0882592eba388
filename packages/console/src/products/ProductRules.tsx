import { CountField } from '@crossdock/ui/fields.tsx';
import { useCall } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RuleCheck, RulesDialog, RulesForm } from '../shell/RulesDialog.tsx';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';

/** Whether members can buy, and how long unpaid goods are reserved. */
export function ProductRules() {
  return <RulesDialog title={t('products.settings')} content={Rules} />;
}

function Rules({ onClose }: { onClose: () => void }) {
  const query = useCall('getProductSettings', {}, { unkept: true });
  return <Loaded query={query}>{(settings) => <Form settings={settings} onClose={onClose} />}</Loaded>;
}

interface FormProps {
  readonly settings: { readonly active: boolean; readonly holdMinutes: number };
  readonly onClose: () => void;
}

function Form({ settings, onClose }: FormProps) {
  const { form, send, busy, failure } = useCallForm('saveProductSettings', {
    schema: () => import('@crossdock/contract/products/desk.ts').then((all) => all.productSettingsInput),
    defaults: settings,
    refreshes: ['getProductSettings'],
    onDone: showMessageAndClose(t('shell.saved'), onClose),
  });
  return (
    <RulesForm onSubmit={send} busy={busy} failure={failure} hint={t('products.settings.hint')}>
      <RuleCheck label={t('products.settings.active')} {...form.register('active')} />
      <CountField control={form.control} name="holdMinutes" label={t('products.settings.hold')} required />
    </RulesForm>
  );
}
