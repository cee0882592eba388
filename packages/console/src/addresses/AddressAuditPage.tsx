import { IconMapPinCheck } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { AuditQueue } from '../shell/AuditQueue.tsx';
import { usePage } from '../shell/api.ts';
import { nounTitleAndIntro } from '../shell/i18n.ts';
import { useAuditFilters } from '../shell/useAuditFilters.ts';
import { useCountryFilter } from '../shell/useCountryFilter.ts';
import { AddressAuditDetails, AddressDecision, AddressEvidence } from './AddressAudit.tsx';
import { decidedAddressColumns } from './decidedAddressColumns.tsx';

export const Route = createFileRoute('/_shell/addresses')({
  staticData: {
    title: 'shell.nav.addresses',
    menu: { group: 'audits', icon: IconMapPinCheck, can: 'address.audit', queue: 'addresses', key: 'a' },
  },
  component: AddressAuditPage,
});

const states = ['pending', 'approved', 'rejected'] as const;

/** The addresses that wait for audit, one by one with the oldest first; the decided ones as a list. */
function AddressAuditPage() {
  const { filters, shown } = useAuditFilters(states);
  const { country, filter } = useCountryFilter();
  const page = usePage('listAddressAudits', { ...filters, country }, { topics: ['addresses'] });
  return (
    <AuditQueue
      {...shown}
      filters={[filter]}
      page={page}
      {...nounTitleAndIntro('addresses')}
      queue="addresses"
      rowKey={(row) => `${row.id} ${row.updatedAt}`}
      waitingSince={(row) => row.updatedAt}
      picture="addresses"
      evidence={(row) => <AddressEvidence address={row} />}
      claim={(row) => <AddressAuditDetails address={row} />}
      decision={(row, move) => <AddressDecision row={row} onMove={move} />}
      columns={decidedAddressColumns()}
    />
  );
}
