import { Page } from '@crossdock/ui/Page.tsx';
import { Tabs } from '@mantine/core';
import { IconRoute, IconTags, IconTruckDelivery } from '@tabler/icons-react';
import { useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { CarriersTab } from './CarriersTab.tsx';
import { ChannelsTab } from './ChannelsTab.tsx';
import { PricesTab } from './PricesTab.tsx';

/** Channels with their zones and prices, and the carriers that deliver. */
export function PricingPage() {
  const [{ tab = 'prices' }, setFilters] = useFilters<{
    tab?: string;
    words?: string;
    country?: string;
    warehouse?: string;
    mode?: string;
  }>();
  return (
    <Page title={t('pricing.title')} intro={t('pricing.intro')} width={tab === 'prices' ? 'full' : undefined}>
      <Tabs
        value={tab}
        onChange={(next) =>
          setFilters({ tab: next ?? 'prices', words: '', country: '', warehouse: '', mode: '' })
        }
        keepMounted={false}
      >
        <Tabs.List mb={16}>
          <Tabs.Tab value="prices" leftSection={<IconTags size={18} aria-hidden />}>
            {t('pricing.prices')}
          </Tabs.Tab>
          <Tabs.Tab value="channels" leftSection={<IconRoute size={18} aria-hidden />}>
            {t('pricing.channels')}
          </Tabs.Tab>
          <Tabs.Tab value="carriers" leftSection={<IconTruckDelivery size={18} aria-hidden />}>
            {t('pricing.carriers')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="prices">
          <PricesTab />
        </Tabs.Panel>
        <Tabs.Panel value="channels">
          <ChannelsTab />
        </Tabs.Panel>
        <Tabs.Panel value="carriers">
          <CarriersTab />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
