import { CountField, MeasureField, TextField } from '@crossdock/ui/fields.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { FormDialog } from '../shell/FormDialog.tsx';
import { FormEnd } from '../shell/FormEnd.tsx';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import type { Method } from './moneyRows.ts';
import classes from './payments.module.css';

const uses = [
  ['active', 'payments.active'],
  ['forOrders', 'payments.forOrders.use'],
  ['forRecharge', 'payments.forRecharge'],
] as const;

/** Names in three languages, the percentage, and what the method may be used for. */
export function MethodDialog({ method, onClose }: { method: Method; onClose: () => void }) {
  const { installed: _told, ...defaults } = method;
  const { form, send, busy, failure } = useCallForm('savePaymentMethod', {
    schema: () =>
      import('@crossdock/contract/payments/calls.ts').then((all) => all.paymentCalls.savePaymentMethod.input),
    defaults,
    refreshes: ['listPaymentMethods'],
    onDone: () => {
      showMessage('success', t('shell.saved'));
      onClose();
    },
  });
  const { control, register, formState } = form;
  const refused = formState.errors.forRecharge?.message;
  return (
    <FormDialog
      wide
      title={t('payments.method.edit', { name: t(`payments.method.${method.code}`) })}
      onClose={onClose}
      onSubmit={send}
    >
      <div className={classes.pair}>
        <TextField control={control} name="tw" label={t('payments.name.tw')} required />
        <TextField control={control} name="zh" label={t('payments.name.zh')} required />
        <TextField control={control} name="en" label={t('payments.name.en')} required />
        <MeasureField
          control={control}
          name="feeBasisPoints"
          digits={2}
          unit="%"
          label={t('payments.feePercent')}
          description={t('payments.feePercent.hint')}
          required
        />
        <CountField control={control} name="position" label={t('payments.position')} required />
      </div>
      <div className={classes.checks}>
        {uses.map(([name, text]) => (
          <label key={name} className={classes.check}>
            <input type="checkbox" {...register(name)} />
            {t(text)}
          </label>
        ))}
      </div>
      {refused ? (
        <p role="alert" className={classes.bad}>
          {String(refused)}
        </p>
      ) : null}
      <FormEnd failure={failure} busy={busy} />
    </FormDialog>
  );
}
