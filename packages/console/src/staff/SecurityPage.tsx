import { securityEventKinds } from '@crossdock/contract/securityEvents.ts';
import { ChoiceBox, TextBox } from '@crossdock/ui/controls.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { SearchField } from '@crossdock/ui/SearchField.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useCall, useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts, pagerTexts } from '../shell/lists.ts';
import { dayStart } from './dayStart.ts';
import { SecuritySentence } from './SecuritySentence.tsx';
import classes from './Staff.module.css';

interface Filters {
  readonly kind?: string;
  readonly words?: string;
  readonly staffId?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Who got in, who was refused, and who took tables or looked at papers: from where, and with what. */
export function SecurityPage() {
  const [filters, setFilters] = useFilters<Filters>();
  const kind = securityEventKinds.find((one) => one === filters.kind);
  const page = usePage('listSecurityEvents', {
    ...(kind ? { kind } : {}),
    ...(filters.words ? { words: String(filters.words) } : {}),
    ...(filters.staffId ? { staffId: filters.staffId } : {}),
    ...(filters.from ? { from: dayStart(filters.from, 0) } : {}),
    ...(filters.to ? { to: dayStart(filters.to, 1) } : {}),
  });
  return (
    <Page title={t('staff.security')} intro={t('staff.security.intro')} width="full">
      <SearchField
        label={t('staff.security.search')}
        clearLabel={t('shell.search.clear')}
        value={String(filters.words ?? '')}
        onSearch={(words) => setFilters({ words })}
      />
      <Choices filters={filters} onChange={setFilters} />
      <Loaded query={page.query} texts={loadedTexts()}>
        {() =>
          page.rows.length === 0 ? (
            <Nothing filtered={Object.values(filters).some(Boolean)} />
          ) : (
            <ol className={classes.acts} aria-label={t('staff.security')}>
              {page.rows.map((row) => (
                <SecuritySentence key={row.id} row={row} />
              ))}
            </ol>
          )
        }
      </Loaded>
      {page.total > 0 ? (
        <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
      ) : null}
    </Page>
  );
}

function Choices({ filters, onChange }: { filters: Filters; onChange: (change: Filters) => void }) {
  const staff = useCall('listStaff', { pageSize: 100 }, { staleMs: 60_000 });
  return (
    <div className={classes.filters}>
      <ChoiceBox
        label={t('staff.security.kind')}
        placeholder={t('staff.security.kind.all')}
        data={securityEventKinds.map((value) => ({ value, label: t(`staff.security.kind.${value}`) }))}
        value={filters.kind ?? ''}
        onChange={(event) => onChange({ kind: event.target.value })}
      />
      <ChoiceBox
        label={t('staff.who')}
        placeholder={t('staff.who.all')}
        data={(staff.data?.list ?? []).map(({ staffId, name }) => ({ value: staffId, label: name }))}
        value={filters.staffId ?? ''}
        onChange={(event) => onChange({ staffId: event.target.value })}
      />
      <TextBox
        type="date"
        label={t('staff.from')}
        value={filters.from ?? ''}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextBox
        type="date"
        label={t('staff.to')}
        value={filters.to ?? ''}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </div>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState picture="search" title={t('staff.audit.none')} text={t('staff.audit.none.text')} />
  ) : (
    <EmptyState picture="done" title={t('staff.security.empty')} text={t('staff.security.empty.text')} />
  );
}
