import type { Output } from '@crossdock/contract/table.ts';
import { EntryCard, entryListRenderer } from '@crossdock/ui/Entry.tsx';
import { Bar, Muted, Text } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { InlineFacts, Money, When } from '@crossdock/ui/values.tsx';
import { IconAlertTriangle, IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCall, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';

export const Route = createFileRoute('/_shell/assistants/$id')({
  staticData: { title: 'shell.route.assistants', action: 'member' },
  component: AssistantLogPage,
});

type Used = Output<'listAssistantCalls'>['list'][number];

const styles = {
  done: { tone: 'success', icon: IconCheck },
  confirmed: { tone: 'success', icon: IconCheck },
  awaits: { tone: 'warning', icon: IconClock },
  refused: { tone: 'danger', icon: IconAlertTriangle },
  declined: { tone: 'neutral', icon: IconX },
  expired: { tone: 'neutral', icon: IconClock },
} as const;

const did = {
  queryParcels: 'assistants.did.queryParcels',
  getParcel: 'assistants.did.getParcel',
  getStorageCalendar: 'assistants.did.getStorageCalendar',
  queryMyWarehouses: 'assistants.did.queryMyWarehouses',
  getForecastRules: 'assistants.did.getForecastRules',
  queryGoodsTypes: 'assistants.did.queryGoodsTypes',
  previewForecast: 'assistants.did.previewForecast',
  forecastParcels: 'assistants.did.forecastParcels',
  listOrders: 'assistants.did.listOrders',
  getOrder: 'assistants.did.getOrder',
  getWallet: 'assistants.did.getWallet',
  getConsumptionList: 'assistants.did.getConsumptionList',
  getOrderDefaultInfo: 'assistants.did.getOrderDefaultInfo',
  planOrder: 'assistants.did.planOrder',
  quoteOrder: 'assistants.did.quoteOrder',
  submitOrder: 'assistants.did.submitOrder',
} as const;

const wordOf = (call: string) =>
  Object.entries(did).find(([name]) => name === call)?.[1] ?? 'assistants.did.other';

/** The calls of one assistant, newest first. */
function AssistantLogPage() {
  const { id } = Route.useParams();
  const page = usePage('listAssistantCalls', { assistantId: id }, { topics: ['assistants'] });
  const { data } = useCall('listAssistants', {}, { topics: ['assistants'] });
  const name = data?.list.find((one) => one.id === id)?.clientName;
  return (
    <Page
      title={name ?? t('assistants.log')}
      intro={name === undefined ? null : t('assistants.log')}
      back={<Link to="/assistants">{t('assistants.log.back')}</Link>}
    >
      <PagedList page={page} empty={<EmptyState picture="done" title={t('assistants.log.none')} />}>
        {entryListRenderer(t('assistants.log'), (used) => (
          <UsedCard used={used} />
        ))}
      </PagedList>
    </Page>
  );
}

function UsedCard({ used }: { used: Used }) {
  const { state, amountMinor, reason } = used;
  return (
    <EntryCard tight>
      <Bar gap={8}>
        <Text strong>{t(wordOf(used.call))}</Text>
        <StatusBadge {...styles[state]} label={t(`assistants.state.${state}`)} />
      </Bar>
      <InlineFacts>
        <When iso={used.at} />
        {amountMinor === null ? null : <Money minor={amountMinor} />}
      </InlineFacts>
      {reason === '' ? null : <Muted as="p">{reason}</Muted>}
    </EntryCard>
  );
}
