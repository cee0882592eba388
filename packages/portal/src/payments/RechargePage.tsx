import { Page } from '@crossdock/ui/Page.tsx';
import type { ReactNode } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useReturnLink } from '../shell/ReturnLink.tsx';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { RechargeForm } from './RechargeForm.tsx';
import { Recharges } from './Recharges.tsx';

/** Tops up the balance and lists earlier top-ups. The route passes in `wallet`, which shows the balance. */
export function RechargePage({ wallet }: { wallet: ReactNode }) {
  const offers = useCall('getRechargeOffers', {});
  return (
    <Page
      title={t('shell.group.wallet')}
      intro={t('payments.recharge.intro')}
      tabs={<RouteTabs of="wallet" />}
      aside={wallet}
      back={useReturnLink()}
    >
      <Loaded
        query={offers}
        failed={t('payments.recharge.offersFailed')}
        skeleton={{ rows: 4, heightPx: 72 }}
      >
        {(limits) => <RechargeForm limits={limits} />}
      </Loaded>
      <Recharges />
    </Page>
  );
}
