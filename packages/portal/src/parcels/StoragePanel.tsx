import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import type { ParcelDetail } from './detail.ts';
import classes from './Parcel.module.css';
import { StorageRing } from './StorageRing.tsx';

const warnBeforeDays = 30;

/** What the shelf has cost so far and what waiting costs. */
export function StoragePanel({ storage }: { storage: NonNullable<ParcelDetail['storage']> }) {
  const { daysStored, freeDaysLeft, overtimeDays, rentMinor, dayCostMinor, abandonInDays } = storage;
  const days = (n: number) => t('parcels.storage.daysValue', { n });
  return (
    <Section title={t('parcels.storage.title')}>
      <div className={classes.storage}>
        <StorageRing storage={storage} />
        <Facts
          facts={[
            [t('parcels.storage.days'), days(daysStored)],
            overtimeDays > 0
              ? [t('parcels.storage.over'), days(overtimeDays)]
              : [t('parcels.storage.freeLeft'), days(freeDaysLeft)],
            [t('parcels.storage.dayCost'), <Money key="day" minor={dayCostMinor} />],
            [t('parcels.storage.rent'), <Money key="rent" minor={rentMinor} />],
          ]}
        />
      </div>
      {abandonInDays !== null && abandonInDays <= warnBeforeDays ? (
        <p className={classes.warning}>{t('parcels.storage.abandon', { n: abandonInDays })}</p>
      ) : null}
    </Section>
  );
}
