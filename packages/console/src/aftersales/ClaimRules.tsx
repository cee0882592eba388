import type { Output } from '@crossdock/contract/table.ts';
import { AmountField, CountField } from '@crossdock/ui/fields.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useCall } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { RulesDialog, RulesForm } from '../shell/RulesDialog.tsx';

/** For how long claims are taken, and the most that is paid for a parcel. */
export function ClaimRules() {
  return <RulesDialog title={t('aftersales.rules')} content={Rules} />;
}

function Rules({ onClose }: { onClose: () => void }) {
  const query = useCall('getAfterSalesSettings', {}, { unkept: true });
  return (
    <Loaded query={query} texts={loadedTexts()}>
      {(settings) => <Form settings={settings} onClose={onClose} />}
    </Loaded>
  );
}

interface FormProps {
  readonly settings: Output<'getAfterSalesSettings'>;
  readonly onClose: () => void;
}

function Form({ settings, onClose }: FormProps) {
  const { form, send, busy, failure } = useCallForm('saveAfterSalesSettings', {
    schema: () => import('@crossdock/contract/aftersales/desk.ts').then((all) => all.afterSalesSettingsInput),
    defaults: settings,
    refreshes: ['getAfterSalesSettings', 'listAfterSales'],
    onDone: () => {
      showMessage('success', t('shell.saved'));
      onClose();
    },
  });
  return (
    <RulesForm onSubmit={send} busy={busy} failure={failure} hint={t('aftersales.rules.hint')}>
      <CountField control={form.control} name="days" label={t('aftersales.rules.days')} required />
      <AmountField
        control={form.control}
        name="parcelMaxMinor"
        label={t('aftersales.rules.parcelMax')}
        required
      />
    </RulesForm>
  );
}
