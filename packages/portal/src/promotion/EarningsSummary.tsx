import type { PromotionStatistics } from '@crossdock/contract/promotion/calls.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Row, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Stat } from '@crossdock/ui/Stat.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Count, Money } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { MonthlyEarnings } from '@crossdock/web/MonthlyEarnings.tsx';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import { MoveEarningsDialog } from './MoveEarningsDialog.tsx';
import classes from './promotion.module.css';

/**
 * The earnings of the member: the available amount, and totals of what was earned, moved to the balance and
 * withdrawn.
 */
export function EarningsSummary({ statistics }: { statistics: PromotionStatistics }) {
  const formatting = useFormatting();
  const amount = (minor: number) => formatMoney(minor, statistics.currency, formatting);
  return (
    <>
      <Available statistics={statistics} />
      {statistics.owedMinor > 0 ? (
        <Banner tone="warning" title={t('promotion.owed', { amount: amount(statistics.owedMinor) })} />
      ) : null}
      <Section title={t('promotion.totals')}>
        <div className={classes.stats}>
          <Stat
            label={t('promotion.earned')}
            value={<Money minor={statistics.earnedMinor} />}
            note={
              statistics.reversedMinor > 0
                ? t('promotion.earned.note', { amount: amount(statistics.reversedMinor) })
                : t('promotion.earned.clean')
            }
          />
          <Stat label={t('promotion.shareRewards')} value={<Money minor={statistics.shareRewardsMinor} />} />
          <Stat label={t('promotion.moved')} value={<Money minor={statistics.movedMinor} />} />
          <Stat label={t('promotion.withdrawn')} value={<Money minor={statistics.withdrawnMinor} />} />
          {statistics.withdrawingMinor > 0 ? (
            <Stat label={t('promotion.withdrawing')} value={<Money minor={statistics.withdrawingMinor} />} />
          ) : null}
          <Stat
            label={t('promotion.referred')}
            value={<Count n={statistics.referred} />}
            note={t('promotion.referred.note', { n: statistics.paying })}
          />
        </div>
      </Section>
      <Section>
        <MonthlyEarnings
          caption={t('promotion.months')}
          months={statistics.months}
          currency={statistics.currency}
          about={({ month, joined }) => t('promotion.months.about', { month, joined })}
        />
      </Section>
    </>
  );
}

function Available({ statistics }: { statistics: PromotionStatistics }) {
  const [moving, setMoving] = useState(false);
  const { availableMinor } = statistics;
  return (
    <Row
      as="section"
      wrap
      gap={16}
      align="center"
      justify="between"
      pad={[24, 20]}
      round="card"
      fill="soft"
      tone="on-soft"
      aria-label={t('promotion.available')}
    >
      <div>
        <p>{t('promotion.available')}</p>
        <Text as="p" size={36} strong lineHeight={1.3}>
          <Money minor={availableMinor} />
        </Text>
        <p>{t('promotion.available.note')}</p>
      </div>
      {availableMinor > 0 ? (
        <Row wrap gap={8}>
          <LinkButton to="/withdrawal" search={{ source: 'earnings' }} text={t('promotion.withdraw')} />
          <Button look="outline" icon={IconArrowsExchange} onClick={() => setMoving(true)}>
            {t('promotion.move')}
          </Button>
        </Row>
      ) : null}
      {moving ? <MoveEarningsDialog statistics={statistics} onClose={() => setMoving(false)} /> : null}
    </Row>
  );
}
