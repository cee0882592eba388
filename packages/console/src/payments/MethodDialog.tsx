import { CountField, PercentField } from '@crossdock/ui/fields.tsx';
import { Row, Split, Text, TickBox } from '@crossdock/ui/Layout.tsx';
import { SendDialog } from '../shell/FormDialog.tsx';
import { useDialogForm } from '../shell/forms.ts';
import { labelAndHint, t } from '../shell/i18n.ts';
import { NameFields } from '../shell/NameFields.tsx';
import type { PaymentMethodRow } from './moneyRows.ts';

const uses = [
  ['active', 'payments.active'],
  ['forOrders', 'payments.forOrders.use'],
  ['forRecharge', 'payments.forRecharge'],
] as const;

/** Edits a method: names in three languages, its percentage, and its uses. */
export function MethodDialog({ method, onClose }: { method: PaymentMethodRow; onClose: () => void }) {
  const { lacks: _told, ...defaults } = method;
  const { form, ...saving } = useDialogForm('savePaymentMethod', {
    schema: () =>
      import('@crossdock/contract/payments/calls.ts').then((all) => all.paymentCalls.savePaymentMethod.input),
    defaults,
    refreshes: ['listPaymentMethods'],
    onClose,
  });
  const { control, register, formState } = form;
  const refused = formState.errors.forRecharge?.message;
  return (
    <SendDialog
      {...saving}
      wide
      title={t('payments.method.edit', { name: t(`payments.method.${method.code}`) })}
    >
      <Split columns={2} gap={16}>
        <NameFields control={control} labelOf={(lang) => t(`payments.name.${lang}`)} />
        <PercentField
          control={control}
          name="feeBasisPoints"
          {...labelAndHint('payments.feePercent')}
          required
        />
        <CountField control={control} name="position" label={t('payments.position')} required />
      </Split>
      <Row gap={[4, 24]} wrap>
        {uses.map(([name, text]) => (
          <Row as="label" gap={8} align="center" minHeight={44} key={name}>
            <TickBox type="checkbox" {...register(name)} />
            {t(text)}
          </Row>
        ))}
      </Row>
      {refused ? (
        <Text as="p" role="alert" tone="danger">
          {String(refused)}
        </Text>
      ) : null}
    </SendDialog>
  );
}
