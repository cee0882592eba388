import { AmountField, CountField } from '@crossdock/ui/fields.tsx';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { RulesDialog, RulesForm } from '../shell/RulesDialog.tsx';
import { showMessageAndClose } from '../shell/showMessageAndClose.ts';
import { ClaimSettings, type ClaimSettingsForm } from './ClaimSettings.tsx';

/** How long claims are accepted, and the highest amount for a parcel. */
export function ClaimRules() {
  return <RulesDialog title={t('aftersales.rules')} content={Rules} />;
}

const Rules = ({ onClose }: { onClose: () => void }) => <ClaimSettings form={Form} onClose={onClose} />;

function Form({ settings, onClose }: ClaimSettingsForm) {
  const { form, send, busy, failure } = useCallForm('saveAfterSalesSettings', {
    schema: () => import('@crossdock/contract/aftersales/desk.ts').then((all) => all.afterSalesSettingsInput),
    defaults: settings,
    refreshes: ['getAfterSalesSettings', 'listAfterSales'],
    onDone: showMessageAndClose(t('shell.saved'), onClose),
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
