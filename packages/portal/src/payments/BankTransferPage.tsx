import type { BankAccount, BankTransferView } from '@crossdock/contract/payments/bankTransfers.ts';
import { shortAmountText } from '@crossdock/domain/wallet/amount.ts';
import { combineQueries } from '@crossdock/ui/combineQueries.ts';
import { Box, Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import type { LoadableQuery } from '@crossdock/ui/Loaded.tsx';
import { Card, Page, Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useCall, useFilters } from '../shell/api.ts';
import { CopyIcon } from '../shell/CopyIcon.tsx';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { ReturnLink } from '../shell/ReturnLink.tsx';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { BankTransferForm } from './BankTransferForm.tsx';
import { BankTransfers } from './BankTransfers.tsx';
import classes from './payments.module.css';
import { TopUpLimitsNote } from './TopUpLimitsNote.tsx';
import type { Payer, TransferParams } from './transferReport.ts';

/** Payment by bank transfer: the shop's account, the form that reports a transfer, and the earlier transfers. */
export function BankTransferPage({ wallet }: { wallet: ReactNode }) {
  const banks = useCall('getBankList', {});
  const payer = usePayer();
  const payable = useCall(
    'listOrders',
    { state: 'awaitingPayment', pageSize: 20 },
    { topics: ['orders', 'transfers'] },
  );
  const [asked] = useFilters<TransferParams>();
  const [again, setAgain] = useState<BankTransferView>();
  const form = useRef<HTMLDivElement>(null);
  const fileAgain = (transfer: BankTransferView) => {
    setAgain(transfer);
    form.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Page {...lookOf(asked, wallet)} intro={t('payments.bank.intro')}>
      <Loaded query={banks} skeleton={{ rows: 2, heightPx: 120 }}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState picture="wallet" {...titleAndText('payments.bank.none')} />
          ) : (
            <>
              <Section title={t('payments.bank.accounts')} plain>
                {asked.order ? null : <TopUpLimitsNote />}
                <div className={classes.accounts}>
                  {asked.amount ? <Sum amountMinor={Number(asked.amount)} /> : null}
                  {list.map((account) => (
                    <Account key={account.id} account={account} />
                  ))}
                </div>
              </Section>
              <div ref={form}>
                <Section title={t(again ? 'payments.bank.again.title' : 'payments.bank.report')}>
                  <Loaded query={combineQueries(payable, payer)} skeleton={{ rows: 6, heightPx: 72 }}>
                    {([orders, lastPayer]) => (
                      <BankTransferForm
                        key={again?.id ?? 'new'}
                        accounts={list}
                        payable={orders.list}
                        again={again}
                        payer={lastPayer}
                      />
                    )}
                  </Loaded>
                </Section>
              </div>
            </>
          )
        }
      </Loaded>
      <BankTransfers onAgain={fileAgain} payable={payable.data?.list.map(({ id }) => id) ?? []} />
    </Page>
  );
}

/**
 * When the member pays an order, the page is narrow and has no wallet tabs. Otherwise it is part of the wallet, with
 * a link back to the page from which the member came to top up.
 */
const lookOf = ({ order, returnTo }: TransferParams, wallet: ReactNode) =>
  order
    ? { title: t('payments.method.bank'), width: 'narrow' as const }
    : {
        ...{ title: t('shell.group.wallet'), tabs: <RouteTabs of="wallet" />, aside: wallet },
        back: returnTo === undefined ? null : <ReturnLink />,
      };

/** The payer of the last transfer, otherwise the member. Empty if neither can be loaded. */
function usePayer(): LoadableQuery<Payer> {
  const last = useCall('listMyBankTransfers', { pageSize: 10 }, { topics: ['transfers'] });
  const member = useCall('getMemberInfo', {}, { staleMs: 60_000 });
  const isPending = last.isPending || member.isPending;
  const [before] = last.data?.list ?? [];
  const data = before
    ? { name: before.payerName, phone: before.payerPhone }
    : { name: member.data?.name ?? '', phone: member.data?.phone ?? '' };
  return { data: isPending ? undefined : data, error: null, isPending, refetch: () => last.refetch() };
}

/** Removes spaces and dashes, because banks' forms accept only digits. */
const bareNumber = (written: string) => written.replace(/[\s-]/gu, '');

/** The amount to send, with a button that copies it in the form that banks accept. */
function Sum({ amountMinor }: { amountMinor: number }) {
  return (
    <Box across>
      <Card>
        <Grid gap={4}>
          <Muted size={13}>{t('payments.bank.toSend')}</Muted>
          <Row as="span" gap={8} align="center" justify="between" size={18} strong figures>
            <Text size={28} strong>
              <Money minor={amountMinor} />
            </Text>
            <CopyIcon text={shortAmountText(amountMinor, currentShop().currency)} />
          </Row>
        </Grid>
      </Card>
    </Box>
  );
}

function Account({ account }: { account: BankAccount }) {
  return (
    <Card>
      <Grid gap={4}>
        <strong>
          {account.bankName} · {account.currency}
        </strong>
        <Row as="span" gap={8} align="center" justify="between" size={18} strong figures>
          {account.accountNumber}
          <CopyIcon text={bareNumber(account.accountNumber)} />
        </Row>
        <Row as="span" gap={8} align="center" justify="between">
          {account.accountName}
          <CopyIcon text={account.accountName} />
        </Row>
        {account.remark ? <Muted size={13}>{account.remark}</Muted> : null}
      </Grid>
    </Card>
  );
}
