import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';
import type { BankAccount, BankTransferView } from '@crossdock/contract/payments/bankTransfers.ts';
import type { SlipContent } from '@crossdock/contract/payments/slip.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { plainTransferNumber } from '@crossdock/domain/payments/transferNumber.ts';
import { instantOfWallClock } from '@crossdock/domain/shops/wallClock.ts';
import { parseAmount, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button, buttonClass } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { Grid, Split } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { sameSitePath } from '@crossdock/web/sameSitePath.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { type Uploads, useUploads } from '@crossdock/web/uploads.ts';
import { useState } from 'react';
import { useFilters } from '../shell/api.ts';
import { DraftNotice } from '../shell/DraftNotice.tsx';
import { fileDropTexts } from '../shell/fileDropTexts.ts';
import { t } from '../shell/i18n.ts';
import { amountFaultText } from './amountFaultText.ts';
import { PaidItemLink } from './PaidItemLink.tsx';
import { ReportAnyway } from './ReportAnyway.tsx';
import { SlipNote } from './SlipNote.tsx';
import { TransferOrderChoice } from './TransferOrderChoice.tsx';
import { useCoinAmountFault } from './topUpTexts.ts';
import {
  emptyReport,
  type Payer,
  type TransferParams,
  type TransferReport,
  toReport,
} from './transferReport.ts';

interface BankTransferFormProps {
  readonly accounts: readonly BankAccount[];
  /** The orders that can be paid. */
  readonly payable: readonly OrderCard[];
  /** A transfer that the shop sent back. Its values are filled in again. */
  readonly again: BankTransferView | undefined;
  readonly payer: Payer;
}

/** The form that reports a transfer. A failure keeps what was typed, and each error is shown at its field. */
export function BankTransferForm({ accounts, payable, again, payer }: BankTransferFormProps) {
  const { timeZone, currency } = currentShop();
  const [asked, setFilters] = useFilters<TransferParams>();
  const orders = payable.filter((one) => one.dueMinor > 0);
  const [arrived, setArrived] = useState<Output<'upload'>>();
  const voucher = useUploads(
    'upload',
    { type: 'voucher' },
    {
      onArrived: setArrived,
      ...(again
        ? { kept: [{ ...again.voucher, name: t('payments.bank.again.voucher') }] }
        : { draft: 'transfer.voucher' }),
    },
  );
  const slip = arrived && arrived.fileId === voucher.fileIds[0] ? arrived.slip : null;
  const [sentFile, setSentFile] = useState<string>();
  const [sent, setSent] = useState<{ readonly orderId: string | undefined }>();
  const form = usePlainForm<'submitBankTransfer', TransferReport>('submitBankTransfer', {
    draft: again ? `transfer.${again.id}` : 'transfer',
    schema: () =>
      import('@crossdock/contract/payments/bankTransfers.ts').then((all) => all.submitBankTransferInput),
    defaults: again ? toReport(again, accounts, timeZone) : emptyReport(accounts, asked, payer),
    input: ({ amount, traded, orderIds, ...values }) => ({
      ...values,
      transactionNumber: plainTransferNumber(values.transactionNumber),
      payerPhone: plainPhone(values.payerPhone),
      amountMinor: typedAmount(amount, currency) ?? Number.NaN,
      tradedAt: instantOfWallClock(traded, timeZone) ?? '',
      // When a transfer is reported again, orders that were paid in the meantime are no longer in the list,
      // so they are removed here.
      orderIds: orderIds.filter((id) => !again || orders.some((one) => one.id === id)),
      voucherFileId: voucher.fileIds[0] ?? '',
      returnTo: sameSitePath(again?.returnTo ?? asked.returnTo) ?? '',
    }),
    done: t('payments.bank.sent'),
    refreshes: shownElsewhere,
    onDone: ({ orders: named }) => {
      voucher.clear();
      setSent({ orderId: named[0]?.id });
      clearClaim(form);
      setFilters({ order: undefined, amount: undefined, despite: undefined, returnTo: undefined });
    },
  });
  return (
    <Grid
      as="form"
      gap={16}
      noValidate
      onSubmit={(event) => {
        setSent(undefined);
        setSentFile(voucher.fileIds[0]);
        void form.send(event);
      }}
    >
      <DraftNotice draft={form.draft} />
      {again && !sent ? <Banner tone="info">{t('payments.bank.again.text')}</Banner> : null}
      <Which form={form} accounts={accounts} voucher={voucher} slip={slip} sentFile={sentFile} />
      <What form={form} currency={currency} />
      <Who form={form} />
      {orders.length > 0 ? <TransferOrderChoice form={form} orders={orders} currency={currency} /> : null}
      {form.failure ? <Banner tone="danger" title={form.failure.message} /> : null}
      <ReportAnyway form={form} />
      {sent ? <Sent orderId={sent.orderId} goods={orders.every(({ id }) => id !== sent.orderId)} /> : null}
      <Button type="submit" busy={form.busy} disabled={voucher.busy} full>
        {t('payments.bank.submit')}
      </Button>
    </Grid>
  );
}

/** The calls whose answers contain reported transfers. They are read again after a new report. */
const shownElsewhere = [
  'listMyBankTransfers',
  'listRecharges',
  'getWallet',
  'getOrder',
  'listOrders',
  'getPayTypeList',
  'getOrderStatistics',
] as const;

/** Clears the number, amount, orders and confirmations of the sent report. The payer stays for the next transfer. */
function clearClaim(form: PlainForm<TransferReport>): void {
  for (const name of ['transactionNumber', 'amount'] as const) form.set(name, '');
  form.set('orderIds', []);
  form.set('despiteReported', false);
  form.set('alreadySent', false);
}

/**
 * Returns a more exact error than the schema in the contract can. A top-up must be whole coins; the price of orders
 * may be any amount.
 */
function useAmountError({ values, errors }: PlainForm<TransferReport>): string | undefined {
  const { currency } = currentShop();
  const coinFault = useCoinAmountFault();
  const parsed = parseAmount(values.amount, currency);
  if (errors.amountMinor === undefined)
    return values.orderIds.length === 0 && 'amountMinor' in parsed
      ? coinFault(parsed.amountMinor)
      : undefined;
  return 'fault' in parsed ? amountFaultText(parsed.fault) : errors.amountMinor;
}

interface Part {
  readonly form: PlainForm<TransferReport>;
}

interface WhichProps extends Part {
  readonly accounts: readonly BankAccount[];
  readonly voucher: Uploads;
  readonly slip: SlipContent | null;
  /** The id of the picture that was sent last, because an error refers to that picture. */
  readonly sentFile: string | undefined;
}

/** The account that received the transfer, its proof, and the payer's bank or account number. */
function Which({ form, accounts, voucher, slip, sentFile }: WhichProps) {
  const { bankAccountId, transactionNumber } = form.values;
  const { currency } = accounts.find(({ id }) => id === bankAccountId) ?? accounts[0] ?? currentShop();
  const [label, hint] =
    currency === 'TWD'
      ? [t('payments.bank.ending'), t('payments.bank.ending.hint')]
      : [t('payments.number'), t('payments.number.hint')];
  const clean = (text: string) => form.set('transactionNumber', plainTransferNumber(text));
  return (
    <>
      {accounts.length > 1 ? (
        <ChoiceBox
          label={t('payments.bank.account')}
          placeholder={t('payments.bank.choose')}
          required
          error={form.errors.bankAccountId}
          value={bankAccountId}
          onChange={(event) => form.set('bankAccountId', event.currentTarget.value)}
          data={accounts.map(({ id, bankName, accountNumber }) => ({
            value: id,
            label: `${bankName} ${accountNumber}`,
          }))}
        />
      ) : null}
      <FileDrop
        {...fileDropTexts('payments.bank.voucher')}
        required
        {...voucher.drop}
        error={voucher.fileIds[0] === sentFile ? form.errors.voucherFileId : undefined}
      />
      {slip ? <SlipNote form={form} slip={slip} /> : null}
      <TextBox
        label={label}
        description={hint}
        required
        autoComplete="off"
        autoCapitalize="characters"
        error={form.errors.transactionNumber}
        value={transactionNumber}
        // Text that an input method is still composing must not be changed.
        onChange={(event) => {
          const text = event.currentTarget.value;
          if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)
            form.set('transactionNumber', text);
          else clean(text);
        }}
        onCompositionEnd={(event) => clean(event.currentTarget.value)}
      />
    </>
  );
}

function What({ form, currency }: Part & { currency: string }) {
  const amountError = useAmountError(form);
  return (
    <Split columns={2} gap={16}>
      <AmountBox
        label={t('payments.bank.amount')}
        required
        error={amountError}
        value={form.values.amount}
        onText={(text) => form.set('amount', text)}
        currency={currency}
      />
      <TextBox
        label={t('payments.tradedAt')}
        type="datetime-local"
        required
        {...form.box('traded', 'tradedAt')}
      />
    </Split>
  );
}

function Who({ form }: Part) {
  return (
    <Split columns={2} gap={16}>
      <TextBox label={t('payments.bank.payer')} required autoComplete="name" {...form.box('payerName')} />
      <TextBox
        label={t('payments.bank.phone')}
        required
        inputMode="tel"
        autoComplete="tel-national"
        {...form.box('payerPhone')}
      />
    </Split>
  );
}

/** A phone number in the form in which it is dialled, whatever separators were pasted. */
const plainPhone = (written: string) => written.normalize('NFKC').replace(/[\s().-]/gu, '');

/** Confirms that the transfer was reported, with a link back to the order or the goods. */
function Sent({ orderId, goods }: { orderId: string | undefined; goods: boolean }) {
  return (
    <Banner
      tone="success"
      title={t('payments.bank.sent')}
      action={
        orderId === undefined ? null : (
          <PaidItemLink id={orderId} goods={goods} className={buttonClass({ look: 'soft', small: true })} />
        )
      }
    />
  );
}
