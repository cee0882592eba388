import { Page } from '@crossdock/ui/Page.tsx';
import { Tabs } from '@crossdock/ui/Tabs.tsx';
import { IconRoute } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { AddTrackingPage } from './AddTracking.tsx';
import { ImportTracking } from './ImportTracking.tsx';

export const Route = createFileRoute('/_shell/tracking')({
  staticData: {
    title: 'shell.nav.tracking',
    menu: { group: 'warehouse', icon: IconRoute, can: 'tracking.write', key: 't' },
  },
  component: TrackingPage,
});

/** Records tracking events: by hand, or from a carrier's table. */
function TrackingPage() {
  const [{ mode }, setFilters] = useFilters<{ mode?: 'import' | undefined }>();
  return (
    <Page title={t('tracking.title')} intro={mode === 'import' ? t('tracking.import.intro') : undefined}>
      <Tabs
        label={t('tracking.modes')}
        tabs={[
          { key: 'add', label: t('tracking.add') },
          { key: 'import', label: t('tracking.import') },
        ]}
        chosen={mode ?? 'add'}
        onChoose={(key) => setFilters({ mode: key === 'import' ? key : undefined })}
      >
        {mode === 'import' ? <ImportTracking /> : <AddTrackingPage />}
      </Tabs>
    </Page>
  );
}
