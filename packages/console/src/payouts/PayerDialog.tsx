import { achTransactionTypes } from '@crossdock/domain/payouts/file.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FieldPair } from '@crossdock/ui/FieldPair.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { choiceBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { type PayoutSettingsView, payoutSchema } from './payoutSchema.ts';

const texts = ['payerName', 'payerAccount', 'payerBankCode', 'payerTaxNumber'] as const;

/** The payer's details in bank files. */
export function PayerDialog({ settings, onClose }: { settings: PayoutSettingsView; onClose: () => void }) {
  const form = usePlainDialog<'savePayoutSettings', PayoutSettingsView>('savePayoutSettings', {
    schema: payoutSchema,
    defaults: settings,
    input: (values) => ({ ...values, payerBankCode: values.payerBankCode.trim().toUpperCase() }),
    refreshes: ['getPayoutSettings'],
    onClose,
  });
  const box = (name: (typeof texts)[number]) => (
    <TextBox label={t(`payouts.${name}`)} {...form.box(name)} autoComplete="off" />
  );
  return (
    <SendDialog {...form} wide title={t('payouts.account.edit')}>
      <FieldPair>
        {box('payerName')}
        {box('payerAccount')}
      </FieldPair>
      <FieldPair>
        {box('payerBankCode')}
        {box('payerTaxNumber')}
      </FieldPair>
      <FieldPair>
        <ChoiceBox
          label={t('payouts.achKind')}
          description={t('payouts.ach.hint')}
          {...choiceBoxPropsOf(form, 'achKind', achTransactionTypes, (value) => value)}
        />
        <TextBox label={t('payouts.achItem')} {...form.box('achItem')} inputMode="numeric" />
      </FieldPair>
    </SendDialog>
  );
}
