import wire from 'virtual:wire-table';
import { ChoiceBox, TextBox } from '@crossdock/ui/controls.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { SearchField } from '@crossdock/ui/SearchField.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { currentLocale } from '@crossdock/web/language.ts';
import { useState } from 'react';
import { useCall, useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts, pagerTexts } from '../shell/lists.ts';
import { ActSentence } from './ActSentence.tsx';
import { actName } from './actName.ts';
import { dayStart } from './dayStart.ts';
import classes from './Staff.module.css';

interface Filters {
  readonly staffId?: string;
  readonly call?: string;
  readonly words?: string;
  readonly outcome?: string;
  readonly from?: string;
  readonly to?: string;
}

const outcomes = ['done', 'refused'] as const;

/** Every act of staff, in their own name or as a member, as a sentence: who, what, about whom, from what into what. */
export function AuditLogPage() {
  const [filters, setFilters] = useFilters<Filters>();
  const outcome = outcomes.find((one) => one === filters.outcome);
  const page = usePage('listAudit', {
    ...(filters.staffId ? { staffId: filters.staffId } : {}),
    ...(filters.call ? { call: filters.call } : {}),
    ...(filters.words ? { words: String(filters.words) } : {}),
    ...(outcome ? { outcome } : {}),
    ...(filters.from ? { from: dayStart(filters.from, 0) } : {}),
    ...(filters.to ? { to: dayStart(filters.to, 1) } : {}),
  });
  return (
    <Page title={t('staff.audit')} intro={t('staff.audit.intro')} width="full">
      <SearchField
        label={t('staff.audit.search')}
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
            <ol className={classes.acts} aria-label={t('staff.audit')}>
              {page.rows.map((row) => (
                <ActSentence key={row.id} row={row} />
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
  const [acts] = useState(recordedActs);
  const staff = useCall('listStaff', { pageSize: 100 }, { staleMs: 60_000 });
  return (
    <div className={classes.filters}>
      <ChoiceBox
        label={t('staff.who')}
        placeholder={t('staff.who.all')}
        data={(staff.data?.list ?? []).map(({ staffId, name }) => ({ value: staffId, label: name }))}
        value={filters.staffId ?? ''}
        onChange={(event) => onChange({ staffId: event.target.value })}
      />
      <ChoiceBox
        label={t('staff.call')}
        placeholder={t('staff.call.all')}
        data={acts}
        value={filters.call ?? ''}
        onChange={(event) => onChange({ call: event.target.value })}
      />
      <ChoiceBox
        label={t('staff.outcome')}
        placeholder={t('staff.outcome.all')}
        data={outcomes.map((value) => ({ value, label: t(`staff.outcome.${value}`) }))}
        value={filters.outcome ?? ''}
        onChange={(event) => onChange({ outcome: event.target.value })}
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
    <EmptyState picture="done" title={t('staff.audit.empty')} text={t('staff.audit.empty.text')} />
  );
}

/** What can be recorded, by its name in the reader's language. Made when the texts are there. */
function recordedActs() {
  return Object.keys(wire)
    .map((call) => ({ value: call, label: actName(call) }))
    .filter(({ value, label }) => label !== value)
    .sort((one, other) => one.label.localeCompare(other.label, currentLocale()));
}
