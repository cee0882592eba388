import { Box, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Money, touchTargetClass, When } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import type { ParcelDetail } from './detail.ts';
import { StorageRing } from './StorageRing.tsx';
import { StorageStartText } from './StorageStartText.tsx';

const warnBeforeDays = 30;

/** The storage fee so far, and what each further day costs. */
export function StoragePanel({
  storage,
  pauses,
}: {
  storage: NonNullable<ParcelDetail['storage']>;
  pauses: ParcelDetail['pauses'];
}) {
  const { daysStored, pausedDays, freeDaysLeft, overtimeDays, rentMinor, dayCostMinor, abandonInDays } =
    storage;
  const days = (n: number) => t('parcels.storage.daysValue', { n });
  return (
    <Section title={t('parcels.storage')}>
      <Row gap={16} align="center">
        <StorageRing storage={storage} />
        <Box grow>
          <Facts
            facts={[
              [t('parcels.storage.days'), days(daysStored)],
              ...(pausedDays > 0 ? [[t('parcels.storage.paused'), days(pausedDays)] as const] : []),
              overtimeDays > 0
                ? [t('parcels.storage.over'), days(overtimeDays)]
                : [t('parcels.storage.freeLeft'), days(freeDaysLeft)],
              [t('parcels.storage.dayCost'), <Money key="day" minor={dayCostMinor} />],
              [t('parcels.storage.rent'), <Money key="rent" minor={rentMinor} />],
            ]}
          />
        </Box>
      </Row>
      <Muted as="p" above={8}>
        <StorageStartText since={storage.since} cause={storage.cause} />
      </Muted>
      {pauses
        .filter(({ stopsClock }) => stopsClock)
        .map(({ id, reason, why, from, until }) => (
          <Muted as="p" key={id} above={8}>
            {t('parcels.storage.stopped')} <When iso={from} style="date" /> –{' '}
            {until === null ? t('parcels.storage.untilNow') : <When iso={until} style="date" />}:{' '}
            {why === '' ? t(`parcels.calendar.was.${reason}`) : why}
          </Muted>
        ))}
      <Link to="/storage" className={touchTargetClass}>
        {t('shell.route.storage')}
      </Link>
      {abandonInDays !== null && abandonInDays <= warnBeforeDays ? (
        <Text as="p" above={12} tone="warning" strong>
          {t('parcels.storage.abandon', { n: abandonInDays })}
        </Text>
      ) : null}
    </Section>
  );
}
