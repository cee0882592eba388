import { DetailsSummary, Muted, Split } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { t } from '../shell/i18n.ts';
import classes from './Addresses.module.css';
import type { AddressValues } from './addressValues.ts';
import { StoreMapButton } from './StoreMapButton.tsx';
import { StorePicker } from './StorePicker.tsx';

export function ConvenienceStoreFields({ form }: { form: PlainForm<AddressValues> }) {
  const { values, errors, set } = form;
  return (
    <>
      <Muted as="p">{t(currentShop().storeMap ? 'addresses.store.hint.map' : 'addresses.store.hint')}</Muted>
      {currentShop().storeMap ? <StoreMapButton onLeave={() => set('kind', 'store')} /> : null}
      <StorePicker
        country={values.country}
        chosen={{ number: values.storeNumber, name: values.storeName, address: values.storeAddress }}
        error={errors['store.number']}
        onPick={(store) => {
          set('storeNumber', store.code);
          set('storeName', store.name);
          set('storeAddress', store.address);
        }}
      />
      <details className={classes.more} open={values.collectorName !== '' || undefined}>
        <DetailsSummary>{t('addresses.store.other')}</DetailsSummary>
        <Muted as="p">{t('addresses.store.other.hint')}</Muted>
        <Split columns="1fr 1fr" gap={16} align="start">
          <TextBox
            label={t('addresses.store.collectorName')}
            {...form.box('collectorName', 'store.linkName')}
          />
          <TextBox
            type="tel"
            inputMode="tel"
            label={t('addresses.store.collectorPhone')}
            {...form.box('collectorPhone', 'store.phone')}
          />
        </Split>
      </details>
    </>
  );
}
