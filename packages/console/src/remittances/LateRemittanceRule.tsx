import { CountField } from '@crossdock/ui/fields.tsx';
import { useCall } from '../shell/api.ts';
import { useDialogForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { RulesDialog, RulesForm } from '../shell/RulesDialog.tsx';

const useRules = () => useCall('getRemittanceSettings', {}, { unkept: true });

/** Sets after how many days an order counts as not remitted. */
export const LateRemittanceRule = () => (
  <RulesDialog title={t('remittances.rule')} useRules={useRules}>
    {({ lateDays }, onClose) => <Form settings={{ lateDays }} onClose={onClose} />}
  </RulesDialog>
);

interface FormProps {
  readonly settings: { readonly lateDays: number };
  readonly onClose: () => void;
}

function Form({ settings, onClose }: FormProps) {
  const { form, ...saving } = useDialogForm('saveRemittanceSettings', {
    schema: () => import('@crossdock/contract/remittances/desk.ts').then((all) => all.remittanceSettings),
    defaults: settings,
    refreshes: ['getRemittanceSettings', 'listUnremitted'],
    onClose,
  });
  return (
    <RulesForm {...saving} hint={t('remittances.rule.hint')}>
      <CountField control={form.control} name="lateDays" label={t('remittances.lateDays')} required />
    </RulesForm>
  );
}
