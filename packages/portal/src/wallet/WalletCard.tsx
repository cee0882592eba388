import { Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Stat } from '@crossdock/ui/Stat.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useIsWide } from '../shell/wideWindow.ts';
import classes from './wallet.module.css';

/**
 * The member's money: available, earned, held, and expected; `brief` shows only the available amount on a
 * phone.
 */
export function WalletCard({ brief = false }: { brief?: boolean }) {
  const query = useCall('getWallet', {}, { topics: ['wallet', 'transfers'] });
  const isAmountOnly = !useIsWide() && brief;
  return (
    <Section>
      <Loaded query={query} skeleton={{ rows: 1, heightPx: isAmountOnly ? 56 : 200 }}>
        {(money) => (
          <>
            <Stat
              label={t('wallet.balance')}
              value={
                <Text size={28} lineHeight={1.3}>
                  <Money minor={money.balanceMinor} />
                </Text>
              }
            />
            <dl className={classes.parts} data-brief={brief || undefined}>
              <Part name={t('wallet.earnings')} minor={money.earningsMinor} />
              <Part name={t('wallet.held')} minor={money.heldMinor} note={t('wallet.held.note')} />
              <Part
                name={t('wallet.coming')}
                minor={money.comingMinor}
                note={t('wallet.coming.note', { n: money.comingCount })}
              />
            </dl>
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Part({ name, minor, note }: { name: string; minor: number; note?: string }) {
  return (
    <Row gap={16} align="baseline" justify="between" pad={[8, 0, 0]} lineAbove size={14}>
      <Text as="dt" tone="muted">
        {name}
        {note && minor > 0 ? (
          <Muted as="small" block size={12}>
            {note}
          </Muted>
        ) : null}
      </Text>
      <Text as="dd" rigid strong figures>
        <Money minor={minor} />
      </Text>
    </Row>
  );
}
