import { Page } from '@crossdock/ui/Page.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconFileImport } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFilters } from '../shell/api.ts';
import { nounTitleAndIntro, t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';
import { ImportedLists } from './ImportedLists.tsx';
import { RemittanceLines } from './RemittanceLines.tsx';
import { UnremittedOrders } from './UnremittedOrders.tsx';

const views = ['lines', 'lists', 'unremitted'] as const;

/**
 * Carriers' payments for cash-on-delivery orders: the lines of their lists, the lists, and orders that are on
 * no list.
 */
export function RemittancesPage({ tabs }: { tabs: ReactNode }) {
  const [found, setFilters] = useFilters<{ view?: string }>();
  const view = views.find((one) => one === found.view) ?? 'lines';
  return (
    <Page
      {...nounTitleAndIntro('remittances')}
      actions={useStaff().may('transfer.audit') ? <ToImport /> : null}
    >
      {tabs}
      <FilterTabs
        label={t('remittances.pages')}
        chosen={view}
        onChoose={(next) => setFilters({ view: next })}
        tabs={views.map((key) => ({ key, label: t(`remittances.${key}`) }))}
      />
      {view === 'lines' ? <RemittanceLines /> : view === 'lists' ? <ImportedLists /> : <UnremittedOrders />}
    </Page>
  );
}

function ToImport() {
  return (
    <LinkButton
      to="/wallet/remittances/import"
      look="soft"
      icon={IconFileImport}
      text={t('remittances.import')}
    />
  );
}
