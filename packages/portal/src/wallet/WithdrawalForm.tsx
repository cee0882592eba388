import type { BankRefundOption } from '@crossdock/contract/payments/refunds.ts';
import type { MemberMoney } from '@crossdock/contract/wallet/calls.ts';
import type { WithdrawalView } from '@crossdock/contract/wallet/withdrawals.ts';
import { amountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import {
  mostWithdrawableMinor,
  type WithdrawalAccountType,
  withdrawalAccountTypes,
  withdrawalSources,
} from '@crossdock/domain/wallet/withdrawals.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FieldPair } from '@crossdock/ui/FieldPair.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { Grid, Row } from '@crossdock/ui/Layout.tsx';
import { Legend } from '@crossdock/ui/Note.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { type Uploads, useUploads } from '@crossdock/web/uploads.ts';
import type { ReactNode } from 'react';
import { labelAndHint, t } from '../shell/i18n.ts';
import { WithdrawalAmount } from './WithdrawalAmount.tsx';
import type { WithdrawalFormValues } from './withdrawalFormValues.ts';

interface WithdrawalFormProps {
  readonly money: MemberMoney;
  readonly memberName: string;
  /** An earlier withdrawal whose account is filled in. */
  readonly earlier: WithdrawalView | undefined;
  /** The amount is filled in too, because the earlier withdrawal was sent back. */
  readonly again: boolean;
  /** The refund that is paid out, from the balance; undefined for a plain withdrawal. */
  readonly refund: BankRefundOption | undefined;
  readonly note: ReactNode;
  readonly onSent: () => void;
  /** The account that the link to this page names as the source of the withdrawal, if it names one. */
  readonly wished?: 'earnings' | undefined;
}

const listed = ['listMyWithdrawals', 'getWallet', 'getConsumptionList', 'getRefundOptions'] as const;

export function WithdrawalForm(props: WithdrawalFormProps) {
  const { money, earlier, refund } = props;
  const image = useUploads(
    'upload',
    { type: 'withdrawal' },
    { kept: earlier ? [{ ...earlier.accountImage, name: t('wallet.withdrawals.image.last') }] : [] },
  );
  const form = usePlainForm<'submitWithdrawal', WithdrawalFormValues>('submitWithdrawal', {
    schema: () =>
      import('@crossdock/contract/wallet/withdrawals.ts').then((all) => all.submitWithdrawalInput),
    defaults: startOf(props),
    input: ({ amount, accountType, ...values }) => ({
      ...values,
      amountMinor: typedAmount(amount, money.currency) as number,
      accountType: accountType as WithdrawalAccountType,
      accountFileId: image.fileIds[0] ?? '',
      ...(refund ? { refundOf: refund.id } : {}),
    }),
    done: t('wallet.withdrawals.sent'),
    refreshes: listed,
    onDone: () => {
      form.set('amount', '');
      props.onSent();
    },
  });
  return (
    <Grid as="form" gap={16} noValidate onSubmit={form.send}>
      {props.note}
      {money.earningsMinor > 0 && !refund ? <Source form={form} money={money} /> : null}
      <WithdrawalAmount form={form} money={money} refund={refund} />
      <Account form={form} />
      <AccountImage
        image={image}
        kept={earlier?.accountImage.fileId}
        type={form.values.accountType}
        error={form.errors.accountFileId}
      />
      {form.failure ? <Banner tone="danger" title={form.failure.message} /> : null}
      <Button type="submit" busy={form.busy} disabled={image.busy} full>
        {t('wallet.withdrawals.submit')}
      </Button>
    </Grid>
  );
}

function startOf(props: WithdrawalFormProps): WithdrawalFormValues {
  const { memberName, earlier, refund } = props;
  return {
    ...moneyOf(props),
    accountType: earlier?.accountType ?? (refund ? 'bankCard' : ''),
    accountName: earlier?.accountName ?? memberName,
    account: earlier?.account ?? '',
    bankName: earlier?.bankName ?? '',
    bankCode: earlier?.bankCode ?? '',
  };
}

/** The initial amount, and the account that it is withdrawn from. */
function moneyOf({ money, earlier, again, refund, wished }: WithdrawalFormProps) {
  const text = (amountMinor: number) => amountText(amountMinor, money.currency);
  if (refund)
    return {
      source: 'balance' as const,
      amount: text(mostWithdrawableMinor(refund.mostMinor, money.currency)),
    };
  if (again && earlier) return { source: earlier.source, amount: text(earlier.amountMinor) };
  return { source: wished ?? (money.balanceMinor > 0 ? 'balance' : 'earnings'), amount: '' } as const;
}

interface Part {
  readonly form: PlainForm<WithdrawalFormValues>;
}

function Source({ form, money }: Part & { money: MemberMoney }) {
  return (
    <Row as="fieldset" gap={8} wrap>
      <Legend>{t('wallet.withdrawals.source')}</Legend>
      {withdrawalSources.map((source) => (
        <Chip key={source} chosen={form.values.source === source} onClick={() => form.set('source', source)}>
          {t(`wallet.account.${source}`)}{' '}
          <Money minor={source === 'balance' ? money.balanceMinor : money.earningsMinor} />
        </Chip>
      ))}
    </Row>
  );
}

const typeIn = (text: string) => withdrawalAccountTypes.find((type) => type === text) ?? '';

function Account({ form }: Part) {
  const { values, errors } = form;
  return (
    <>
      <ChoiceBox
        label={t('wallet.withdrawals.type')}
        placeholder={t('wallet.withdrawals.type.choose')}
        required
        error={errors.accountType}
        value={values.accountType}
        data={withdrawalAccountTypes.map((value) => ({
          value,
          label: t(`wallet.withdrawals.type.${value}`),
        }))}
        onChange={(event) => form.set('accountType', typeIn(event.currentTarget.value))}
      />
      {values.accountType === 'bankCard' ? (
        <FieldPair>
          <TextBox label={t('wallet.withdrawals.bank')} required {...form.box('bankName')} />
          <TextBox
            {...labelAndHint('wallet.withdrawals.bankCode')}
            autoComplete="off"
            {...form.box('bankCode')}
          />
        </FieldPair>
      ) : null}
      <FieldPair>
        <TextBox
          label={t('wallet.withdrawals.account')}
          required
          autoComplete="off"
          {...form.box('account')}
        />
        <TextBox
          {...labelAndHint('wallet.withdrawals.name')}
          required
          autoComplete="name"
          {...form.box('accountName')}
        />
      </FieldPair>
    </>
  );
}

interface AccountImageProps {
  readonly image: Uploads;
  /** The picture of an earlier withdrawal, which the form starts with. */
  readonly kept: string | undefined;
  readonly type: string;
  readonly error: string | undefined;
}

/** The picture of the account. An error about it stays until another picture is there. */
function AccountImage(props: AccountImageProps) {
  const { image, kept } = props;
  const [sent] = image.fileIds;
  const isCode = props.type === 'alipay' || props.type === 'wechat';
  return (
    <FileDrop
      label={t('wallet.withdrawals.image')}
      hint={t(isCode ? 'wallet.withdrawals.image.code' : 'wallet.withdrawals.image.bank')}
      buttonLabel={t('wallet.withdrawals.image.choose')}
      removeLabel={(name) => t('wallet.withdrawals.image.remove', { name })}
      {...image.drop}
      error={sent === undefined || sent === kept ? props.error : undefined}
    />
  );
}
