import { Page } from '@crossdock/ui/Page.tsx';
import { Tabs } from '@mantine/core';
import { IconRoute, IconTruckDelivery } from '@tabler/icons-react';
import { useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { CarriersTab } from './CarriersTab.tsx';
import { ChannelsTab } from './ChannelsTab.tsx';

/** Channels with their zones and prices, and the carriers that deliver. */
export function PricingPage() {
  const [{ tab = 'channels' }, setFilters] = useFilters<{ tab?: string }>();
  return (
    <Page title={t('pricing.title')} intro={t('pricing.intro')}>
      <Tabs value={tab} onChange={(next) => setFilters({ tab: next ?? 'channels' })} keepMounted={false}>
        <Tabs.List mb={16}>
          <Tabs.Tab value="channels" leftSection={<IconRoute size={18} aria-hidden />}>
            {t('pricing.channels')}
          </Tabs.Tab>
          <Tabs.Tab value="carriers" leftSection={<IconTruckDelivery size={18} aria-hidden />}>
            {t('pricing.carriers')}
          </Tabs.Tab>
        </Tabs.List>
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
