import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Count, Money } from '@crossdock/ui/values.tsx';
import { IconArrowsExchange, IconDiscount, IconTruckDelivery } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { ExchangeForm } from './ExchangeForm.tsx';
import { PointsRecords } from './PointsRecords.tsx';

export const Route = createFileRoute('/_shell/scores')({
  staticData: { title: 'shell.route.scores', action: 'wallet' },
  component: PointsPage,
});

type Rules = Output<'getPointsRules'>;

/** The member's points: their number and worth, the rules for earning and using them, and all records. */
function PointsPage() {
  const query = useCall('getPointsRules', {}, { topics: ['points', 'shop'] });
  return (
    <Page title={t('shell.group.rewards')} intro={t('points.intro')} tabs={<RouteTabs of="rewards" />}>
      <Loaded query={query} failed={t('points.failed')} skeleton={{ rows: 2, heightPx: 180 }}>
        {(rules) => (
          <>
            <Mine rules={rules} />
            {rules.active ? <Ways rules={rules} /> : <Banner tone="info" title={t('points.paused')} />}
            {rules.active && rules.exchangeable ? <ExchangeForm rules={rules} /> : null}
          </>
        )}
      </Loaded>
      <PointsRecords />
    </Page>
  );
}

function Mine({ rules }: { rules: Rules }) {
  return (
    <Grid
      as="section"
      gap={4}
      pad={[24, 20]}
      round="card"
      fill="soft"
      tone="on-soft"
      aria-label={t('points.balance')}
    >
      <p>{t('points.balance')}</p>
      <Row as="p" gap={8} align="baseline" size={44} strong lineHeight={1.2}>
        <Count n={rules.points} />
        <Text size={16}>{t('points.unit', { n: rules.points })}</Text>
      </Row>
      <p>
        {t('points.worth')} <Money minor={rules.pointsMinor} />
      </p>
      {rules.owed > 0 ? (
        <Text as="p" size={14}>
          {t('points.owed', { n: rules.owed })}
        </Text>
      ) : null}
    </Grid>
  );
}

/** The shop's rules for points, as sentences. */
function Ways({ rules }: { rules: Rules }) {
  const formatting = useFormatting();
  const money = (minor: number) => formatMoney(minor, rules.currency, formatting);
  const share = rules.maxShareBp / 100;
  const ways = [
    {
      icon: IconTruckDelivery,
      name: 'earn',
      text: t('points.way.earn.text', { freight: money(rules.earnPerMinor) }),
    },
    {
      icon: IconDiscount,
      name: 'use',
      text: t('points.way.use.text', { worth: money(rules.worthMinor), share, min: rules.minUse }),
    },
    {
      icon: IconArrowsExchange,
      name: 'exchange',
      text: rules.exchangeable
        ? t('points.way.exchange.text', { min: rules.minUse })
        : t('points.way.exchange.not'),
    },
  ] as const;
  return (
    <Section title={t('points.ways')}>
      <Grid as="ul" gap={16}>
        {ways.map(({ icon: Picture, name, text }) => (
          <Grid as="li" key={name} columns="40px 1fr" gap={12}>
            <Grid
              as="span"
              align="center"
              justifyItems="center"
              square={40}
              fill="soft"
              round="circle"
              tone="on-soft"
            >
              <Picture size={22} aria-hidden />
            </Grid>
            <div>
              <strong>{t(`points.way.${name}`)}</strong>
              <Muted as="p" above={2}>
                {text}
              </Muted>
            </div>
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}
