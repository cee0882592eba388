import { Page } from '@crossdock/ui/Page.tsx';
import { Tabs } from '@crossdock/ui/Tabs.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconTags } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useFilters } from '../shell/api.ts';
import { nounTitleAndIntro, t } from '../shell/i18n.ts';
import { CarriersTab } from './CarriersTab.tsx';
import { ChannelsTab } from './ChannelsTab.tsx';
import { PricesTab } from './PricesTab.tsx';

export const Route = createFileRoute('/_shell/pricing/')({
  staticData: {
    title: 'shell.nav.pricing',
    menu: { group: 'shop', icon: IconTags, can: 'pricing.read', key: 'r' },
  },
  component: PricingPage,
});

const tabs = ['prices', 'channels', 'carriers'] as const;

/** Channels with their zones and prices, and the carriers that deliver. */
function PricingPage() {
  const [found, setFilters] = useFilters<{
    tab?: string;
    words?: string;
    country?: string;
    warehouse?: string;
    mode?: string;
  }>();
  const tab = tabs.find((one) => one === found.tab) ?? 'prices';
  return (
    <Page
      {...nounTitleAndIntro('pricing')}
      width={tab === 'prices' ? 'full' : undefined}
      actions={<LinkButton to="/pricing/duties" look="outline" text={t('duties.tables')} />}
    >
      <Tabs
        label={t('pricing.title')}
        tabs={tabs.map((key) => ({ key, label: t(`pricing.${key}`) }))}
        chosen={tab}
        onChoose={(next) => setFilters({ tab: next, words: '', country: '', warehouse: '', mode: '' })}
      >
        {tab === 'prices' ? <PricesTab /> : tab === 'channels' ? <ChannelsTab /> : <CarriersTab />}
      </Tabs>
    </Page>
  );
}
