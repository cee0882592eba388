import { securityFilters } from '@crossdock/contract/staff/securityEvents.ts';
import { dateIn, dayStart } from '@crossdock/domain/orders/timeFilters.ts';
import { dayAfter } from '@crossdock/domain/wallet/days.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { IconShieldLock } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useFilters, usePage } from '../shell/api.ts';
import { ChoiceFilter, useListChoice } from '../shell/ChoiceFilter.tsx';
import { t } from '../shell/i18n.ts';
import { inputOfLogFilters, type LogFilters, LogPage } from './LogPage.tsx';
import { SecuritySentence } from './SecuritySentence.tsx';

export const Route = createFileRoute('/_shell/security')({
  staticData: {
    title: 'staff.security',
    menu: { group: 'shop', icon: IconShieldLock, can: 'audit.read', key: '4' },
  },
  component: SecurityPage,
});

interface Filters extends LogFilters {
  readonly kind?: string;
}

/** Logins, rejected attempts, exports and views of sensitive documents, with network address and device. */
function SecurityPage() {
  const [filters, setFilters] = useFilters<Filters>();
  const { timeZone } = useFormatting();
  const kind = useListChoice('kind', securityFilters, (value) => t(`staff.security.kind.${value}`));
  const page = usePage('listSecurityEvents', { kind: kind.chosen, ...inputOfLogFilters(filters, timeZone) });
  return (
    <LogPage
      log="security"
      title={t('staff.security')}
      filters={filters}
      onFilters={setFilters}
      page={page}
      ahead={
        page.pageIndex > 1 || Object.values(filters).some(Boolean) ? null : (
          <Attempts onAll={() => setFilters({ kind: 'attempt' })} />
        )
      }
      choices={<ChoiceFilter {...kind} label={t('staff.security.kind')} any={t('staff.security.kind.all')} />}
    >
      {(row) => <SecuritySentence key={row.id} row={row} />}
    </LogPage>
  );
}

const shownDays = 7;

/** Recent rejected attempts, which an owner looks for first. */
function Attempts({ onAll }: { onAll: () => void }) {
  const { timeZone } = useFormatting();
  const [from] = useState(() => {
    const today = dateIn(new Date().toISOString(), timeZone);
    return dayStart(dayAfter(today, -shownDays), timeZone);
  });
  const { data } = useCall('listSecurityEvents', { kind: 'attempt', from, pageSize: 10 });
  if (data === undefined || data.total === 0) return null;
  return (
    <>
      <Section
        title={t('staff.security.attempts')}
        aside={
          data.total > data.list.length ? (
            <Button look="plain" small onClick={onAll}>
              {t('staff.security.attempts.all')}
            </Button>
          ) : undefined
        }
      >
        <Stack as="ol" fill="surface" edge round="card" aria-label={t('staff.security.attempts')}>
          {data.list.map((row) => (
            <SecuritySentence key={row.id} row={row} />
          ))}
        </Stack>
      </Section>
      <Text as="h2" size={18} strong>
        {t('staff.security.all')}
      </Text>
    </>
  );
}
