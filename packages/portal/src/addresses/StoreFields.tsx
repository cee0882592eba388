import { TextBox } from '@crossdock/ui/controls.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { t } from '../shell/i18n.ts';
import classes from './Addresses.module.css';
import type { AddressValues } from './addressValues.ts';

/** The chain's own map of its stores, where their numbers stand. */
const storeMap = 'https://emap.pcsc.com.tw/';

export function StoreFields({ form }: { form: PlainForm<AddressValues> }) {
  const { values, errors, set } = form;
  return (
    <>
      <p className={classes.muted}>
        {t('addresses.store.hint')}{' '}
        <a className={classes.link} href={storeMap} target="_blank" rel="noopener noreferrer">
          {t('addresses.store.map')}
        </a>
      </p>
      <div className={classes.halves}>
        <TextBox
          required
          label={t('addresses.storeNumber')}
          value={values.storeNumber}
          onChange={(event) => set('storeNumber', event.target.value.replace(/\D/g, ''))}
          error={errors['store.number']}
          inputMode="numeric"
          placeholder="236471"
        />
        <TextBox
          label={t('addresses.storeName')}
          value={values.storeName}
          onChange={(event) => set('storeName', event.target.value)}
          error={errors['store.name']}
        />
      </div>
      <TextBox
        label={t('addresses.storeAddress')}
        value={values.storeAddress}
        onChange={(event) => set('storeAddress', event.target.value)}
        error={errors['store.address']}
      />
      <details className={classes.more} open={values.collectorName !== '' || undefined}>
        <summary>{t('addresses.store.other')}</summary>
        <p className={classes.muted}>{t('addresses.store.other.hint')}</p>
        <div className={classes.halves}>
          <TextBox
            label={t('addresses.store.collectorName')}
            value={values.collectorName}
            onChange={(event) => set('collectorName', event.target.value)}
            error={errors['store.linkName']}
          />
          <TextBox
            type="tel"
            inputMode="tel"
            label={t('addresses.store.collectorPhone')}
            value={values.collectorPhone}
            onChange={(event) => set('collectorPhone', event.target.value)}
            error={errors['store.phone']}
          />
        </div>
      </details>
    </>
  );
}
