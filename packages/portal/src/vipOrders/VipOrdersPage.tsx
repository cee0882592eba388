import type { VipOrderCard } from '@crossdock/contract/vipOrders/shapes.ts';
import { vipTabs } from '@crossdock/domain/vipOrders/states.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { EntryCard, EntryLine, EntryNote, entryListRenderer } from '@crossdock/ui/Entry.tsx';
import { Muted } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, InlineFacts, Money, When } from '@crossdock/ui/values.tsx';
import { countsOfTabs } from '@crossdock/web/countsOfTabs.ts';
import { joinNames } from '@crossdock/web/joinNames.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { ListTabs, useListTabs } from '@crossdock/web/ListTabs.tsx';
import { RowLink } from '@crossdock/web/layoutLinks.tsx';
import { IconPlus } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useCall, useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { SearchField } from '../shell/SearchField.tsx';
import { ArrivedParcelsMeter } from './ArrivedParcelsMeter.tsx';
import { VipOrderBadge } from './VipOrderBadge.tsx';

export const Route = createFileRoute('/_shell/vipOrder/')({
  staticData: { title: 'shell.route.vipOrder', action: 'vipOrder' },
  component: VipOrdersPage,
});

const counted = vipTabs.filter((shelf) => shelf !== 'all');
const shown = ['all', ...counted] as const;

/**
 * The member's VIP orders with the number of arrived parcels. A member who may not place VIP orders sees a notice
 * about who may.
 */
function VipOrdersPage() {
  const [found, setFilters] = useFilters<{ words?: string }>();
  const tabs = useListTabs('shelf', shown, 'all', (key) => t(`vipOrders.shelf.${key}`));
  const shelf = tabs.chosen === 'all' ? undefined : tabs.chosen;
  const words = found.words ? String(found.words) : '';
  const page = usePage('listVipOrders', { shelf, words }, { topics: ['vipOrders', 'parcels', 'orders'] });
  const member = useCall('getMemberInfo', {}, { topics: ['members'] });
  const allowed = member.data?.vip === true;
  return (
    <Page
      title={t('vipOrders.title')}
      intro={t('vipOrders.intro')}
      tabs={<RouteTabs of="vip" />}
      actions={allowed ? <New /> : null}
    >
      {member.data && !allowed ? (
        <Banner tone="info" title={t('vipOrders.closed')}>
          {t('vipOrders.closed.text')}
        </Banner>
      ) : null}
      <ListTabs
        {...tabs}
        label={t('vipOrders.title')}
        countOf={countsOfTabs(counted, page.query.data?.counts)}
      />
      <SearchField
        label={t('vipOrders.search')}
        value={words}
        onSearch={(next) => setFilters({ words: next })}
      />
      <PagedList
        page={page}
        empty={
          <EmptyState
            picture="orders"
            title={t('vipOrders.none')}
            {...(allowed ? { text: t('vipOrders.none.text'), action: <New /> } : {})}
          />
        }
      >
        {entryListRenderer(t('vipOrders.title'), (vip) => (
          <Item vip={vip} />
        ))}
      </PagedList>
    </Page>
  );
}

function New() {
  return <LinkButton to="/vipOrder/new" small icon={IconPlus} text={t('vipOrders.new')} />;
}

function Item({ vip }: { vip: VipOrderCard }) {
  return (
    <EntryCard
      label={vip.number}
      {...(vip.state === 'waiting' && vip.askedAt ? { tone: 'warning' as const } : {})}
    >
      <EntryLine apart>
        <RowLink to="/vipOrder/$id" params={{ id: vip.id }} align="center" minHeight={44} strong>
          {joinNames(vip.goodsNames.slice(0, 3))}
        </RowLink>
        <VipOrderBadge vip={vip} />
      </EntryLine>
      {vip.state === 'cancelled' ? null : <ArrivedParcelsMeter progress={vip.progress} />}
      {vip.obstacle ? <Muted>{vip.obstacle.message}</Muted> : null}
      <EntryNote>
        <InlineFacts>
          <Code>{vip.number}</Code>
          {vip.consignee}
          {vip.channelName}
          <Money minor={vip.declaredMinor} muted />
          <When iso={vip.createdAt} style="date" />
        </InlineFacts>
      </EntryNote>
    </EntryCard>
  );
}
