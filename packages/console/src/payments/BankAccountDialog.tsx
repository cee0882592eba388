import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { CountField, NoteField, TextField } from '@crossdock/ui/fields.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import classes from './payments.module.css';
import type { Account } from './rows.ts';

/** A new bank account, or a change of one. A closed account stays on old transfers and is offered no more. */
export function BankAccountDialog({ account, onClose }: { account: Account | null; onClose: () => void }) {
  const { currency } = useFormatting();
  const { form, send, busy, failure } = useCallForm('saveBankAccount', {
    schema: () =>
      import('@crossdock/contract/payments/bankTransfers.ts').then(
        (all) => all.bankTransferCalls.saveBankAccount.input,
      ),
    defaults: account ?? {
      bankName: '',
      accountName: '',
      accountNumber: '',
      currency,
      remark: '',
      active: true,
      position: 0,
    },
    refreshes: ['listBankAccounts'],
    onDone: () => {
      showMessage('success', t('shell.saved'));
      onClose();
    },
  });
  const { control, register } = form;
  return (
    <Dialog
      opened
      wide
      title={account ? t('payments.account.edit', { name: account.bankName }) : t('payments.account.add')}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <form className={classes.form} noValidate onSubmit={send}>
        <div className={classes.pair}>
          <TextField control={control} name="bankName" label={t('payments.bank')} required />
          <TextField control={control} name="accountNumber" label={t('payments.account.number')} required />
          <TextField control={control} name="accountName" label={t('payments.account.name')} required />
          <TextField control={control} name="currency" label={t('payments.account.currency')} required />
          <CountField control={control} name="position" label={t('payments.position')} required />
        </div>
        <NoteField control={control} name="remark" label={t('payments.account.remark')} rows={2} />
        <label className={classes.check}>
          <input type="checkbox" {...register('active')} />
          {t('payments.active')}
        </label>
        {failure ? <Banner tone="danger" title={failure.message} /> : null}
        <Button type="submit" busy={busy}>
          {t('shell.save')}
        </Button>
      </form>
    </Dialog>
  );
}
