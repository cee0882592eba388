import type { BankAccount, BankTransferView } from '@crossdock/contract/bankTransfers.ts';
import { CopyButton } from '@crossdock/ui/CopyButton.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Card, Page, Section } from '@crossdock/ui/Page.tsx';
import { EmptyState, SkeletonRows } from '@crossdock/ui/states.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { BankTransferForm } from './BankTransferForm.tsx';
import { BankTransfers } from './BankTransfers.tsx';
import classes from './payments.module.css';

/** Pay by bank transfer: where to send the money, the form that reports it, and what became of earlier ones. */
export function BankTransferPage({ wallet }: { wallet: ReactNode }) {
  const banks = useCall('getBankList', {});
  const [again, setAgain] = useState<BankTransferView>();
  const form = useRef<HTMLDivElement>(null);
  const fileAgain = (transfer: BankTransferView) => {
    setAgain(transfer);
    form.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Page title={t('payments.bank')} intro={t('payments.bank.intro')} width="narrow">
      {wallet}
      <Loaded
        query={banks}
        texts={loadedTexts()}
        skeleton={<SkeletonRows rows={2} heightPx={120} label={t('shell.loading')} />}
      >
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              picture="wallet"
              title={t('payments.bank.none')}
              text={t('payments.bank.none.text')}
            />
          ) : (
            <>
              <Section title={t('payments.bank.accounts')} plain>
                <div className={classes.accounts}>
                  {list.map((account) => (
                    <Account key={account.id} account={account} />
                  ))}
                </div>
              </Section>
              <div ref={form}>
                <Section title={t(again ? 'payments.bank.again.title' : 'payments.bank.report')}>
                  <BankTransferForm key={again?.id ?? 'new'} accounts={list} again={again} />
                </Section>
              </div>
            </>
          )
        }
      </Loaded>
      <BankTransfers onAgain={fileAgain} />
    </Page>
  );
}

function Account({ account }: { account: BankAccount }) {
  const copy = (text: string) => (
    <CopyButton compact text={text} label={t('shell.copy')} copiedLabel={t('shell.copied')} />
  );
  return (
    <Card>
      <div className={classes.account}>
        <strong>
          {account.bankName} · {account.currency}
        </strong>
        <span className={classes.accountNumber}>
          {account.accountNumber}
          {copy(account.accountNumber)}
        </span>
        <span className={classes.due}>
          {account.accountName}
          {copy(account.accountName)}
        </span>
        {account.remark ? <span className={classes.muted}>{account.remark}</span> : null}
      </div>
    </Card>
  );
}
