import type { BankAccount, BankTransferView } from '@crossdock/contract/bankTransfers.ts';
import type { OrderCard } from '@crossdock/contract/orderViews.ts';
import { instantOfWallClock, wallClockAt } from '@crossdock/domain/shops/wallClock.ts';
import { amountText, parseAmount } from '@crossdock/domain/wallet/amount.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox, TextBox, Unit } from '@crossdock/ui/controls.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Code, Money } from '@crossdock/ui/values.tsx';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { markStale } from '@crossdock/web/stale.ts';
import { type Uploads, useUploads } from '@crossdock/web/uploads.ts';
import { useState } from 'react';
import { useCall, useFilters } from '../shell/api.ts';
import { DraftNotice } from '../shell/DraftNotice.tsx';
import { t } from '../shell/i18n.ts';
import { amountFault } from './amountFault.ts';
import classes from './payments.module.css';

interface Claim {
  bankAccountId: string;
  transactionNumber: string;
  payerName: string;
  payerPhone: string;
  amount: string;
  /** On the shop's clock, as the field writes it. */
  traded: string;
  orderIds: readonly string[];
  /** Pays again what a reported transfer is already on its way for. */
  despiteReported: boolean;
}

interface BankTransferFormProps {
  readonly accounts: readonly BankAccount[];
  /** One that was sent back: what was written there is kept. */
  readonly again: BankTransferView | undefined;
}

/** Reports a transfer. What was typed stays on every failure, and each failure stands at its field. */
export function BankTransferForm({ accounts, again }: BankTransferFormProps) {
  const { timeZone, currency } = currentShop();
  const [{ order, amount: asked, despite }, setFilters] = useFilters<{
    order?: string;
    amount?: number;
    despite?: boolean;
  }>();
  const payable = useCall(
    'listOrders',
    { state: 'awaitingPayment', pageSize: 20 },
    { topics: ['orders', 'transfers'] },
  );
  const orders = payable.data?.list.filter((one) => one.dueMinor > 0) ?? [];
  const voucher = useUploads(
    'upload',
    { type: 'voucher' },
    undefined,
    again ? [{ ...again.voucher, name: t('payments.bank.again.voucher') }] : [],
  );
  const [sent, setSent] = useState(false);
  const form = usePlainForm<'submitBankTransfer', Claim>('submitBankTransfer', {
    draft: again ? `transfer.${again.id}` : 'transfer',
    schema: () => import('@crossdock/contract/bankTransfers.ts').then((all) => all.submitBankTransferInput),
    defaults: again
      ? claimOf(again, accounts, timeZone)
      : freshClaim(accounts, { order, asked, despite: despite === true }),
    input: ({ amount, traded, orderIds, ...values }) => ({
      ...values,
      transactionNumber: values.transactionNumber.trim(),
      amountMinor: amountOf(amount, currency),
      tradedAt: instantOfWallClock(traded, timeZone) ?? '',
      // Filed again: what was paid meanwhile is no longer in the list, and could not be taken off.
      orderIds: orderIds.filter((id) => !again || orders.some((one) => one.id === id)),
      voucherFileId: voucher.fileIds[0] ?? '',
    }),
    onDone: () => {
      showMessage('success', t('payments.bank.sent'));
      markStale([
        'listMyBankTransfers',
        'listRecharges',
        'getWallet',
        'getOrder',
        'listOrders',
        'getPayTypeList',
        'getOrderStatistics',
      ]);
      voucher.clear();
      setSent(true);
      for (const name of ['transactionNumber', 'amount'] as const) form.set(name, '');
      form.set('orderIds', []);
      form.set('despiteReported', false);
      setFilters({ order: undefined, amount: undefined, despite: undefined });
    },
  });
  const parsed = parseAmount(form.values.amount, currency);
  const amountError =
    form.errors.amountMinor === undefined
      ? undefined
      : 'fault' in parsed
        ? amountFault(parsed.fault)
        : form.errors.amountMinor;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        setSent(false);
        void form.send(event);
      }}
    >
      <DraftNotice draft={form.draft} />
      {again && !sent ? <Banner tone="info">{t('payments.bank.again.text')}</Banner> : null}
      <Where form={form} accounts={accounts} currency={currency} amountError={amountError} />
      <Who form={form} />
      {orders.length > 0 ? <ForOrders form={form} orders={orders} currency={currency} /> : null}
      <Voucher voucher={voucher} error={form.errors.voucherFileId} />
      {form.failure ? <Banner tone="danger" title={form.failure.message} /> : null}
      {sent ? <Banner tone="success" title={t('payments.bank.sent')} /> : null}
      <Button type="submit" busy={form.busy} disabled={voucher.busy} full>
        {t('payments.bank.submit')}
      </Button>
    </form>
  );
}

function freshClaim(
  accounts: readonly BankAccount[],
  { order, asked, despite }: { order: string | undefined; asked: number | undefined; despite: boolean },
): Claim {
  const { timeZone, currency } = currentShop();
  return {
    bankAccountId: accounts.length === 1 ? (accounts[0]?.id ?? '') : '',
    transactionNumber: '',
    payerName: '',
    payerPhone: '',
    amount: asked ? amountText(Number(asked), currency) : '',
    traded: wallClockAt(new Date().toISOString(), timeZone),
    orderIds: order ? [order] : [],
    despiteReported: despite,
  };
}

/** An account that was closed meanwhile is to be chosen anew. */
function claimOf(transfer: BankTransferView, accounts: readonly BankAccount[], timeZone: string): Claim {
  return {
    bankAccountId: accounts.find(({ id }) => id === transfer.bankAccount.id)?.id ?? '',
    transactionNumber: transfer.transactionNumber,
    payerName: transfer.payerName,
    payerPhone: transfer.payerPhone,
    amount: amountText(transfer.amountMinor, transfer.currency),
    traded: wallClockAt(transfer.tradedAt, timeZone),
    orderIds: transfer.orders.map(({ id }) => id),
    despiteReported: false,
  };
}

/** What the contract's schema is to judge: faults of typing become numbers that it refuses. */
function amountOf(text: string, currency: string): number {
  const parsed = parseAmount(text, currency);
  if ('amountMinor' in parsed) return parsed.amountMinor;
  return parsed.fault === 'amount.negative' ? -1 : Number.NaN;
}

interface Part {
  readonly form: PlainForm<Claim>;
}

function Where({
  form,
  accounts,
  currency,
  amountError,
}: Part & { accounts: readonly BankAccount[]; currency: string; amountError: string | undefined }) {
  return (
    <>
      <ChoiceBox
        label={t('payments.bank.account')}
        placeholder={t('payments.bank.choose')}
        required
        error={form.errors.bankAccountId}
        value={form.values.bankAccountId}
        onChange={(event) => form.set('bankAccountId', event.currentTarget.value)}
        data={accounts.map(({ id, bankName, accountNumber }) => ({
          value: id,
          label: `${bankName} ${accountNumber.slice(-5)}`,
        }))}
      />
      <div className={classes.pair}>
        <TextBox
          label={t('payments.bank.amount')}
          required
          inputMode="decimal"
          error={amountError}
          value={form.values.amount}
          onChange={(event) => form.set('amount', event.currentTarget.value)}
          rightSection={<Unit>{currency}</Unit>}
        />
        <TextBox
          label={t('payments.bank.tradedAt')}
          type="datetime-local"
          required
          error={form.errors.tradedAt}
          value={form.values.traded}
          onChange={(event) => form.set('traded', event.currentTarget.value)}
        />
      </div>
      <TextBox
        label={t('payments.bank.number')}
        description={t('payments.bank.number.hint')}
        required
        autoComplete="off"
        error={form.errors.transactionNumber}
        value={form.values.transactionNumber}
        onChange={(event) => form.set('transactionNumber', event.currentTarget.value)}
      />
    </>
  );
}

function Who({ form }: Part) {
  return (
    <div className={classes.pair}>
      <TextBox
        label={t('payments.bank.payer')}
        required
        autoComplete="name"
        error={form.errors.payerName}
        value={form.values.payerName}
        onChange={(event) => form.set('payerName', event.currentTarget.value)}
      />
      <TextBox
        label={t('payments.bank.phone')}
        required
        inputMode="tel"
        autoComplete="tel-national"
        error={form.errors.payerPhone}
        value={form.values.payerPhone}
        onChange={(event) => form.set('payerPhone', event.currentTarget.value)}
      />
    </div>
  );
}

function ForOrders({ form, orders, currency }: Part & { orders: readonly OrderCard[]; currency: string }) {
  const { orderIds } = form.values;
  const again = orders.some(({ id, transfer }) => transfer !== null && orderIds.includes(id));
  const toggle = (order: OrderCard) => {
    const next = orderIds.includes(order.id)
      ? orderIds.filter((id) => id !== order.id)
      : [...orderIds, order.id];
    form.set('orderIds', next);
    const due = orders.filter(({ id }) => next.includes(id)).reduce((sum, one) => sum + one.dueMinor, 0);
    if (form.values.amount === '' && due > 0) form.set('amount', amountText(due, currency));
  };
  return (
    <fieldset className={classes.orders}>
      <legend className={classes.legend}>{t('payments.bank.orders')}</legend>
      <p className={classes.muted}>{t('payments.bank.orders.hint')}</p>
      {orders.map((order) => (
        <label key={order.id} className={classes.order}>
          <input type="checkbox" checked={orderIds.includes(order.id)} onChange={() => toggle(order)} />
          <span className={classes.transferWords}>
            <Code>{order.number}</Code>
            {order.transfer ? <span className={classes.muted}>{t('payments.reported.short')}</span> : null}
          </span>
          <Money minor={order.dueMinor} />
        </label>
      ))}
      {again ? (
        <label className={classes.order}>
          <input
            type="checkbox"
            checked={form.values.despiteReported}
            onChange={(event) => form.set('despiteReported', event.currentTarget.checked)}
          />
          {t('payments.reported.despite')}
        </label>
      ) : null}
      {form.errors.orderIds ? (
        <p role="alert" className={classes.bad}>
          {form.errors.orderIds}
        </p>
      ) : null}
    </fieldset>
  );
}

function Voucher({ voucher, error }: { voucher: Uploads; error: string | undefined }) {
  return (
    <FileDrop
      label={t('payments.bank.voucher')}
      hint={t('payments.bank.voucher.hint')}
      buttonLabel={t('payments.bank.voucher.choose')}
      removeLabel={(name) => t('payments.bank.voucher.remove', { name })}
      files={voucher.files}
      onPick={voucher.add}
      onRemove={voucher.remove}
      error={voucher.fileIds.length === 0 ? error : undefined}
    />
  );
}
