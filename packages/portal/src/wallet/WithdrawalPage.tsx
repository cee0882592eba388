import type { BankRefundOption } from '@crossdock/contract/payments/refunds.ts';
import type { WithdrawalView } from '@crossdock/contract/wallet/withdrawals.ts';
import { withdrawalStepMinor } from '@crossdock/domain/wallet/withdrawals.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { combineQueries } from '@crossdock/ui/combineQueries.ts';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { createFileRoute } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useCall, useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { BankRefunds, RefundNote } from './BankRefunds.tsx';
import { SourceRefunds } from './SourceRefunds.tsx';
import { WalletCard } from './WalletCard.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { Withdrawals } from './Withdrawals.tsx';

export const Route = createFileRoute('/_shell/withdrawal')({
  staticData: { title: 'shell.route.withdrawal', action: 'wallet' },
  component: WithdrawalPage,
});

/** Withdrawals: the available money, the form, and earlier withdrawals. */
function WithdrawalPage() {
  const [begun, setBegun] = useState<Begun>({});
  const form = useRef<HTMLDivElement>(null);
  const begin = (next: Begun) => {
    setBegun(next);
    form.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Page
      title={t('shell.group.wallet')}
      intro={t('wallet.withdrawals.intro')}
      tabs={<RouteTabs of="wallet" />}
      aside={<WalletCard brief />}
    >
      <div ref={form}>
        <Section title={t('wallet.withdrawals.ask')}>
          <Ask begun={begun} onPlain={() => setBegun({})} />
        </Section>
      </div>
      <SourceRefunds />
      <BankRefunds onAsk={(refund) => begin({ refund })} />
      <Withdrawals onAgain={(again) => begin({ again })} />
    </Page>
  );
}

/** The initial content of the form: an earlier withdrawal, or a refund that is to go to a bank account. */
interface Begun {
  readonly again?: WithdrawalView;
  readonly refund?: BankRefundOption;
}

/** The form starts with the account of the last withdrawal, or of the withdrawal to be requested again. */
function Ask({ begun: { again, refund }, onPlain }: { begun: Begun; onPlain: () => void }) {
  const [{ source }] = useFilters<{ source?: string }>();
  const member = useCall('getMemberInfo', {}, { topics: ['members'] });
  const last = useCall('listMyWithdrawals', { pageSize: 10 }, { topics: ['withdrawals'] });
  const wallet = useCall('getWallet', {}, { topics: ['wallet', 'transfers'] });
  return (
    <Loaded query={combineQueries(wallet, member, last)} skeleton={{ rows: 5, heightPx: 72 }}>
      {([money, { acting, name }, { list }]) => {
        if (acting) return <Banner tone="info">{t('wallet.withdrawals.acting')}</Banner>;
        const stepMinor = withdrawalStepMinor(money.currency);
        if (Math.max(money.balanceMinor, money.earningsMinor) < stepMinor)
          return <Nothing stepMinor={stepMinor} currency={money.currency} />;
        const earlier = again ?? list[0];
        return (
          <WithdrawalForm
            key={again?.id ?? refund?.id ?? 'new'}
            money={money}
            memberName={name}
            earlier={earlier}
            again={again !== undefined}
            refund={refund}
            onSent={onPlain}
            note={refund ? <RefundNote refund={refund} onPlain={onPlain} /> : null}
            wished={source === 'earnings' ? 'earnings' : undefined}
          />
        );
      }}
    </Loaded>
  );
}

function Nothing({ stepMinor, currency }: { stepMinor: number; currency: string }) {
  const step = formatMoney(stepMinor, currency, useFormatting());
  return (
    <EmptyState
      picture="wallet"
      title={t('wallet.withdrawals.nothing')}
      text={t('wallet.withdrawals.nothing.text', { step })}
    />
  );
}
