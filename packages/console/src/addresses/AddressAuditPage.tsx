import { AuditQueue, auditStateOf } from '../shell/AuditQueue.tsx';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { AddressClaim, AddressDecision, AddressEvidence } from './AddressAudit.tsx';
import { AddressTable } from './AddressTable.tsx';

const states = ['pending', 'approved', 'rejected'] as const;

/** Addresses that wait, oldest first and one by one; the decided ones as a list. */
export function AddressAuditPage() {
  const [filters, setFilters] = useFilters<{ state?: string }>();
  const state = auditStateOf(filters.state, states);
  const page = usePage('listAddressAudits', { state }, { topics: ['addresses'] });
  return (
    <AuditQueue
      title={t('addresses.title')}
      intro={t('addresses.intro')}
      states={states}
      state={state}
      onState={(next) => setFilters({ state: next })}
      page={page}
      queue="addresses"
      idOf={(row) => row.id}
      rowKey={(row) => `${row.id} ${row.updatedAt}`}
      waitingSince={(row) => row.updatedAt}
      picture="addresses"
      evidence={(row) => <AddressEvidence address={row} />}
      claim={(row) => <AddressClaim address={row} />}
      decision={(row, move) => <AddressDecision address={row} onMove={move} />}
      table={(rows, stale) => <AddressTable rows={rows} stale={stale} />}
    />
  );
}
