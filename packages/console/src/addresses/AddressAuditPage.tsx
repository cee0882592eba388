import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { EmptyState, SkeletonRows } from '@crossdock/ui/states.tsx';
import { Count } from '@crossdock/ui/values.tsx';
import { useState } from 'react';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts, pagerTexts } from '../shell/lists.ts';
import { AddressAudit, type AuditedAddress } from './AddressAudit.tsx';
import { AddressTable } from './AddressTable.tsx';
import classes from './Audit.module.css';

const states = ['pending', 'approved', 'rejected'] as const;

/** Addresses that wait, oldest first and one by one; the decided ones as a list. */
export function AddressAuditPage() {
  const [filters, setFilters] = useFilters<{ state?: string }>();
  const state = states.find((one) => one === filters.state) ?? 'pending';
  const page = usePage('listAddressAudits', { state }, { topics: ['addresses'] });
  return (
    <Page title={t('addresses.title')} intro={t('addresses.intro')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a form's frame around plain filters */}
      <div className={classes.tabs} role="group" aria-label={t('addresses.state')}>
        {states.map((one) => (
          <button
            key={one}
            type="button"
            className={classes.tab}
            aria-pressed={state === one}
            onClick={() => setFilters({ state: one })}
          >
            {t(`addresses.state.${one}`)}
            {state === one ? <Count n={page.total} /> : null}
          </button>
        ))}
      </div>
      <Loaded
        query={page.query}
        texts={loadedTexts()}
        skeleton={<SkeletonRows rows={1} heightPx={420} label={t('shell.loading')} />}
      >
        {() =>
          page.rows.length === 0 ? (
            <EmptyState
              picture={state === 'pending' ? 'done' : 'addresses'}
              title={t(state === 'pending' ? 'addresses.done' : 'addresses.none')}
              text={t(state === 'pending' ? 'addresses.done.text' : 'addresses.none.text')}
            />
          ) : state === 'pending' ? (
            <Queue rows={page.rows} />
          ) : (
            <AddressTable rows={page.rows} stale={page.query.isPlaceholderData} />
          )
        }
      </Loaded>
      {state !== 'pending' || page.total > page.pageSize ? (
        <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
      ) : null}
    </Page>
  );
}

/** Whoever is decided leaves the list, and the next one stands in its place. */
function Queue({ rows }: { rows: readonly AuditedAddress[] }) {
  const [place, setPlace] = useState(0);
  const at = Math.min(place, rows.length - 1);
  const current = rows[at];
  if (!current) return null;
  return (
    <AddressAudit
      key={`${current.id} ${current.updatedAt}`}
      address={current}
      place={at + 1}
      of={rows.length}
      onMove={(by) => setPlace((at + by + rows.length) % rows.length)}
    />
  );
}
