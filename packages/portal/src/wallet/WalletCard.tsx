import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Stat } from '@crossdock/ui/Stat.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import type { ReactNode } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import classes from './wallet.module.css';

/** What the member owns: free, earned, held, and on its way. `actions` stand beside it: to top up, to withdraw. */
export function WalletCard({ actions }: { actions?: ReactNode }) {
  const query = useCall('getWallet', {}, { topics: ['wallet', 'transfers'] });
  return (
    <Section>
      <Loaded
        query={query}
        texts={loadedTexts()}
        skeleton={<SkeletonRows rows={1} heightPx={132} label={t('shell.loading')} />}
      >
        {(money) => (
          <div className={classes.wallet}>
            <Stat
              label={t('wallet.balance')}
              value={
                <span className={classes.balance}>
                  <Money minor={money.balanceMinor} />
                </span>
              }
            />
            {actions ? <div className={classes.walletActions}>{actions}</div> : null}
            <div className={classes.parts}>
              <Stat label={t('wallet.earnings')} value={<Money minor={money.earningsMinor} />} />
              <Stat
                label={t('wallet.held')}
                value={<Money minor={money.heldMinor} />}
                note={t('wallet.held.note')}
              />
              <Stat
                label={t('wallet.coming')}
                value={<Money minor={money.comingMinor} />}
                note={t('wallet.coming.note', { n: money.comingCount })}
              />
            </div>
          </div>
        )}
      </Loaded>
    </Section>
  );
}
