import { Button } from '@crossdock/ui/Button.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Tabs } from '@crossdock/ui/Tabs.tsx';
import { createFileRoute } from '@tanstack/react-router';
import { useFilters } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { RouteTabs } from '../shell/RouteTabs.tsx';
import { PickupPointSearch, PickupPoints } from './PickupPointSearch.tsx';
import { useSavedPickupPoints } from './useSavedPickupPoints.tsx';

export const Route = createFileRoute('/_shell/addressZtd')({
  staticData: { title: 'shell.route.addressZtd', action: 'address' },
  component: PickupPointsPage,
});

/** The pickup points: all of the shop's, and the ones that the member saved. One of the saved ones is the default. */
function PickupPointsPage() {
  const [{ view }, setFilters] = useFilters<{ view?: string }>();
  const { saved, badges, actions } = useSavedPickupPoints();
  const browse = () => setFilters({ view: undefined });
  return (
    <Page
      title={t('shell.group.receiving')}
      intro={t('addresses.points.intro')}
      tabs={<RouteTabs of="receiving" />}
    >
      <Tabs
        label={t('addresses.points')}
        tabs={[
          { key: 'all', label: t('addresses.point.all') },
          { key: 'mine', label: t('addresses.point.mine') },
        ]}
        countOf={(key) => (key === 'mine' ? saved.data?.list.length : null)}
        chosen={view === 'mine' ? 'mine' : 'all'}
        onChoose={(next) => setFilters({ view: next === 'mine' ? 'mine' : undefined })}
      >
        {view === 'mine' ? (
          <Loaded query={saved} skeleton={{ rows: 2, heightPx: 180 }}>
            {({ list }) =>
              list.length === 0 ? (
                <EmptyState
                  picture="addresses"
                  {...titleAndText('addresses.point.mine.none')}
                  action={<Button onClick={browse}>{t('addresses.point.browse')}</Button>}
                />
              ) : (
                <PickupPoints
                  label={t('addresses.point.saved')}
                  points={list}
                  badges={badges}
                  actions={actions}
                />
              )
            }
          </Loaded>
        ) : (
          <PickupPointSearch badges={badges} actions={actions} />
        )}
      </Tabs>
    </Page>
  );
}
