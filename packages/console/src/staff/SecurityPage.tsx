import { securityEventKinds } from '@crossdock/contract/staff/securityEvents.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { type LogFilters, LogPage, logSearchOf } from './LogPage.tsx';
import { SecuritySentence } from './SecuritySentence.tsx';

interface Filters extends LogFilters {
  readonly kind?: string;
}

/** Who got in, who was refused, and who took tables or looked at papers: from where, and with what. */
export function SecurityPage() {
  const [filters, setFilters] = useFilters<Filters>();
  const kind = securityEventKinds.find((one) => one === filters.kind);
  const page = usePage('listSecurityEvents', { ...(kind ? { kind } : {}), ...logSearchOf(filters) });
  return (
    <LogPage
      texts={{
        title: t('staff.security'),
        intro: t('staff.security.intro'),
        search: t('staff.security.search'),
        empty: t('staff.security.empty'),
        emptyText: t('staff.security.empty.text'),
      }}
      filters={filters}
      onFilters={setFilters}
      page={page}
      choices={
        <ChoiceBox
          label={t('staff.security.kind')}
          placeholder={t('staff.security.kind.all')}
          data={securityEventKinds.map((value) => ({ value, label: t(`staff.security.kind.${value}`) }))}
          value={filters.kind ?? ''}
          onChange={(event) => setFilters({ kind: event.target.value })}
        />
      }
    >
      {(row) => <SecuritySentence key={row.id} row={row} />}
    </LogPage>
  );
}
