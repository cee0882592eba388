import type { StaffVipOrderCard } from '@crossdock/contract/vipOrders/desk.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { EntryActions, EntryCard, EntryLine, EntryNote, entryListRenderer } from '@crossdock/ui/Entry.tsx';
import { LabelledText } from '@crossdock/ui/LabelledText.tsx';
import { Meter } from '@crossdock/ui/Meter.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, InlineFacts, Money, When } from '@crossdock/ui/values.tsx';
import { joinNames } from '@crossdock/web/joinNames.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconAlertTriangle, IconCheck, IconHourglass, IconX } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { ListTabs, useListTabs } from '../shell/ListTabs.tsx';
import { ListTools } from '../shell/ListTools.tsx';
import { linkClass, OrderLink, RowMemberLink } from '../shell/links.tsx';
import { daysFilters, useDaysFilterParams } from '../shell/listFilters.ts';
import { PagedList } from '../shell/PagedList.ts';
import { SearchFilter, useListWords } from '../shell/SearchFilter.tsx';
import { useStaff } from '../shell/staff.ts';
import { CancelVipDialog } from './CancelVipDialog.tsx';
import { VipRules } from './VipRules.tsx';

export const Route = createFileRoute('/_shell/vipOrders/')({
  staticData: { title: 'vipOrders.title' },
  component: VipOrdersPage,
});

const vipOrderShelves = ['open', 'asking', 'all'] as const;

/** VIP orders that wait for their parcels, the longest waiting first, with arrived and missing parcels. */
function VipOrdersPage() {
  const shelves = useListTabs('shelf', vipOrderShelves, 'open', (key) => t(`vipOrders.shelf.${key}`));
  const words = useListWords() ?? '';
  const page = usePage(
    'listStaffVipOrders',
    { shelf: shelves.chosen, words, ...useDaysFilterParams() },
    { topics: ['vipOrders', 'parcels'] },
  );
  const [cancelling, cancel] = useState<StaffVipOrderCard | null>(null);
  return (
    <Page
      title={t('vipOrders.title')}
      back={<Link to="/orders">{t('shell.nav.orders')}</Link>}
      actions={
        <>
          <LinkButton to="/vipOrders/products" look="outline" small text={t('vipOrders.products')} />
          <LinkButton to="/vipOrders/imports" look="outline" small text={t('vipImports.desk')} />
          <VipRules />
        </>
      }
    >
      <ListTabs {...shelves} label={t('vipOrders.title')} />
      <SearchFilter label={t('vipOrders.search')} />
      <ListTools list="vipOrders" page={page} filters={daysFilters()} />
      <PagedList page={page} empty={<EmptyState picture="done" title={t('vipOrders.none')} />}>
        {entryListRenderer(t('vipOrders.title'), (vip) => (
          <Item vip={vip} onCancel={() => cancel(vip)} />
        ))}
      </PagedList>
      {cancelling ? <CancelVipDialog vip={cancelling} onClose={() => cancel(null)} /> : null}
    </Page>
  );
}

function Item({ vip, onCancel }: { vip: StaffVipOrderCard; onCancel: () => void }) {
  const mayCancel = useStaff().may('order.cancel');
  const { arrived, total, gone } = vip.progress;
  return (
    <EntryCard label={vip.number}>
      <EntryLine apart>
        <span>
          {vip.order ? <OrderLink id={vip.order.id} number={vip.number} /> : <Code>{vip.number}</Code>}
        </span>
        <State vip={vip} />
      </EntryLine>
      <Meter
        used={arrived}
        of={total}
        tone={gone > 0 ? 'danger' : arrived === total ? 'success' : 'info'}
        text={t('vipOrders.progress', { arrived, total })}
      />
      <LabelledText label={t('vipOrders.obstacle')} text={vip.obstacle?.message ?? ''} />
      <EntryLine>
        {vip.parcels.map(({ id, courierNumber }) => (
          <Link key={id} to="/parcels/$id" params={{ id }} className={linkClass}>
            {courierNumber}
          </Link>
        ))}
      </EntryLine>
      <EntryNote>
        <InlineFacts>
          <RowMemberLink row={vip} />
          {joinNames(vip.goodsNames)}
          {vip.channelName}
          <Money minor={vip.declaredMinor} muted />
          <When iso={vip.createdAt} style="short" />
        </InlineFacts>
      </EntryNote>
      {mayCancel && vip.state === 'waiting' ? (
        <EntryActions>
          <Button small look="plain" onClick={onCancel}>
            {t('vipOrders.cancel')}
          </Button>
        </EntryActions>
      ) : null}
    </EntryCard>
  );
}

function State({ vip }: { vip: StaffVipOrderCard }) {
  if (vip.state === 'cancelled')
    return <StatusBadge tone="neutral" icon={IconX} label={t('vipOrders.state.cancelled')} />;
  if (vip.order)
    return <StatusBadge tone="success" icon={IconCheck} label={t(`orders.state.${vip.order.state}`)} />;
  return vip.askedAt !== null || vip.stuck ? (
    <StatusBadge tone="warning" icon={IconAlertTriangle} label={t('vipOrders.shelf.asking')} />
  ) : (
    <StatusBadge tone="info" icon={IconHourglass} label={t('vipOrders.state.waiting')} />
  );
}
