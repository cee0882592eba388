import { CountField, NoteField, TextField } from '@crossdock/ui/fields.tsx';
import { Row, Split, TickBox } from '@crossdock/ui/Layout.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { SendDialog } from '../shell/FormDialog.tsx';
import { useDialogForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import type { BankAccountRow } from './moneyRows.ts';

/** Adds or changes a bank account. A closed account stays on old transfers but is no longer offered. */
export function BankAccountDialog({
  account,
  onClose,
}: {
  account: BankAccountRow | null;
  onClose: () => void;
}) {
  const { currency } = useFormatting();
  const { form, ...saving } = useDialogForm('saveBankAccount', {
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
    onClose,
  });
  const { control, register } = form;
  return (
    <SendDialog
      {...saving}
      wide
      title={account ? t('payments.account.edit', { name: account.bankName }) : t('payments.account.add')}
    >
      <Split columns={2} gap={16}>
        <TextField control={control} name="bankName" label={t('payments.bank')} required />
        <TextField control={control} name="accountNumber" label={t('payments.account.number')} required />
        <TextField control={control} name="accountName" label={t('payments.account.name')} required />
        <TextField control={control} name="currency" label={t('payments.account.currency')} required />
        <CountField control={control} name="position" label={t('payments.position')} required />
      </Split>
      <NoteField control={control} name="remark" label={t('payments.account.remark')} rows={2} />
      <Row as="label" gap={8} align="center" minHeight={44}>
        <TickBox type="checkbox" {...register('active')} />
        {t('payments.active')}
      </Row>
    </SendDialog>
  );
}
