import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { EntryList, entryListRenderer } from '@crossdock/ui/Entry.tsx';
import { Bar, Muted, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Card, Page, Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconPlus } from '@tabler/icons-react';
import { useCall, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { PagedList } from '../shell/PagedList.ts';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { TopUpLink } from '../shell/TopUpLink.tsx';
import { RuleBadge } from './RuleBadge.tsx';
import { StandingActionEntry } from './StandingActionEntry.tsx';

type Standing = Output<'listStandingOrders'>;
type Rule = Standing['list'][number];

/** The member's standing orders: first those that need an answer, then all rules, then their past actions. */
export function StandingPage() {
  const query = useCall('listStandingOrders', {}, { topics: ['standing', 'parcels', 'wallet'] });
  const acts = usePage('listStandingActs', {}, { topics: ['standing', 'orders'] });
  return (
    <Page
      title={t('shell.route.standing')}
      intro={t('standing.intro')}
      tabs={<RouteTabs of="parcels" />}
      actions={<New standing={query.data} />}
    >
      <Loaded query={query}>
        {(standing) => (
          <Stack gap={16}>
            <Text as="h2" size={22} strong>
              {t(`standing.head.${headOf(standing)}`)}
            </Text>
            {standing.asked.map((act) => (
              <AskedEntry key={act.id} act={act} />
            ))}
            {standing.list.length === 0 ? (
              <EmptyState
                picture="parcels"
                title={t('standing.rules')}
                text={t('standing.none')}
                action={<New standing={standing} />}
              />
            ) : (
              <EntryList gap={16} rows={standing.list}>
                {(rule) => <RuleCard rule={rule} />}
              </EntryList>
            )}
          </Stack>
        )}
      </Loaded>
      <Section title={t('standing.acts')} plain>
        <PagedList page={acts} empty={<Muted as="p">{t('standing.acts.none')}</Muted>}>
          {entryListRenderer(t('standing.acts'), (act) => (
            <StandingActionEntry act={act} />
          ))}
        </PagedList>
      </Section>
    </Page>
  );
}

function headOf({ asked, list }: Standing): 'ask' | 'stuck' | 'on' | 'off' | 'none' {
  if (asked.length > 0) return 'ask';
  if (list.some(({ obstacle }) => obstacle.message !== '')) return 'stuck';
  if (list.length === 0) return 'none';
  return list.some(({ running }) => running) ? 'on' : 'off';
}

function New({ standing }: { standing: Standing | undefined }) {
  if (standing && standing.list.length >= standing.most)
    return <Muted>{t('standing.full', { n: standing.most })}</Muted>;
  return <LinkButton to="/standing/new" small icon={IconPlus} text={t('standing.new')} />;
}

function AskedEntry({ act }: { act: Standing['asked'][number] }) {
  return (
    <Banner
      tone="info"
      title={t('standing.act.ask')}
      action={<LinkButton to="/standingAct/$id" params={{ id: act.id }} small text={t('standing.decide')} />}
    >
      {act.sentence} <Money minor={act.totalMinor} emphasis />
    </Banner>
  );
}

function RuleCard({ rule }: { rule: Rule }) {
  return (
    <Card>
      <Stack gap={12}>
        <Bar gap={[8, 16]}>
          <RuleBadge running={rule.running} />
          <LinkButton
            to="/standing/$id"
            params={{ id: rule.id }}
            look="outline"
            small
            text={t('standing.open')}
          />
        </Bar>
        <p>{rule.sentence}</p>
        <RuleObstacle rule={rule} />
      </Stack>
    </Card>
  );
}

/** Says why the rule ordered nothing although it is due, with a link to top up if money is missing. */
export function RuleObstacle({ rule: { obstacle } }: { rule: Rule }) {
  if (obstacle.message === '') return null;
  return (
    <Banner
      tone="warning"
      title={t('standing.stuck')}
      action={obstacle.error === 'wallet.insufficient' ? <TopUpLink look="outline" missingMinor={0} /> : null}
    >
      {obstacle.message}
    </Banner>
  );
}
