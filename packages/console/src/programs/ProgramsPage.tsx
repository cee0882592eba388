import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { IconPlugConnected } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useFilters } from '../shell/api.ts';
import { nounTitleAndIntro, t } from '../shell/i18n.ts';
import { ApiKeysSection } from './ApiKeysSection.tsx';
import { WebhooksSection } from './WebhooksSection.tsx';

export const Route = createFileRoute('/_shell/programs')({
  staticData: {
    title: 'programs.title',
    menu: { group: 'shop', icon: IconPlugConnected, can: 'program.write', key: ',' },
  },
  component: ProgramsPage,
});

const views = ['keys', 'webhooks'] as const;

/** Settings for the shop's own programs: API keys, and webhooks that report changes. */
function ProgramsPage() {
  const [{ view, hook }, setFilters] = useFilters<{ view?: string; hook?: string }>();
  const chosen = views.find((one) => one === view) ?? 'keys';
  return (
    <Page
      {...nounTitleAndIntro('programs')}
      actions={
        <a href="/api/reference" className={buttonClass({ look: 'outline', small: true })}>
          {t('programs.reference')}
        </a>
      }
    >
      <FilterTabs
        label={t('programs.title')}
        tabs={views.map((key) => ({ key, label: t(`programs.tab.${key}`) }))}
        chosen={chosen}
        onChoose={(next) => setFilters({ view: next === 'keys' ? undefined : next, hook: undefined })}
      />
      {chosen === 'keys' ? <ApiKeysSection /> : null}
      {chosen === 'webhooks' ? (
        <WebhooksSection
          chosen={hook === undefined ? undefined : String(hook)}
          onChoose={(id) => setFilters({ hook: id })}
        />
      ) : null}
    </Page>
  );
}
