import type { StoreMapAccount } from '@crossdock/contract/addresses/storeMap.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { choiceBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { useCall } from '../shell/api.ts';
import { SettingsForm } from '../shell/FormFooter.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { LoadedSection } from '../shell/Loaded.tsx';
import { SecretBox } from './SecretBox.tsx';
import classes from './Shop.module.css';
import { useSecretForm } from './secretForm.ts';

const kinds = ['UNIMARTC2C', 'UNIMART'] as const;
const places = ['test', 'live'] as const;

/** The provider whose map members use to choose their 7-11 store; off until the shop has an account. */
export function StoreMapSection() {
  const query = useCall('getStoreMapSettings', {}, { topics: ['shop'] });
  return (
    <LoadedSection title={t('shops.tab.storeMap')} query={query}>
      {(settings) => <MapForm settings={settings} />}
    </LoadedSection>
  );
}

interface MapValues {
  readonly provider: StoreMapAccount['provider'] | '';
  readonly merchantId: string;
  readonly kind: StoreMapAccount['kind'];
  readonly place: (typeof places)[number];
  readonly hashKey: string;
  readonly hashIv: string;
}

function MapForm({ settings: { map } }: { settings: Output<'getStoreMapSettings'> }) {
  const form: PlainForm<MapValues> = useSecretForm('saveStoreMapSettings', {
    schema: () => import('@crossdock/contract/addresses/storeMap.ts').then((m) => m.storeMapInput),
    defaults: {
      provider: map?.provider ?? '',
      merchantId: map?.merchantId ?? '',
      kind: map?.kind ?? 'UNIMARTC2C',
      place: map?.live ? 'live' : 'test',
      hashKey: '',
      hashIv: '',
    },
    secrets: ['hashKey', 'hashIv'],
    input: ({ provider, merchantId, kind, place }, typed) => ({
      map: provider === '' ? null : { provider, merchantId, kind, live: place === 'live', ...typed },
    }),
    saved: 'shops.storeMap.saved',
  });
  const { values, set } = form;
  return (
    <SettingsForm {...form} intro={t('shops.storeMap.intro')}>
      <div className={classes.grid}>
        <ChoiceBox
          label={t('shops.storeMap.provider')}
          placeholder={t('shops.storeMap.provider.none')}
          data={[{ value: 'ecpay', label: t('shops.storeMap.provider.ecpay') }]}
          value={values.provider}
          onChange={(event) => set('provider', event.target.value === '' ? '' : 'ecpay')}
        />
        {values.provider === '' ? null : <AccountFields form={form} kept={map?.keysKept ?? false} />}
      </div>
    </SettingsForm>
  );
}

function AccountFields({ form, kept }: { form: PlainForm<MapValues>; kept: boolean }) {
  return (
    <>
      <TextBox
        required
        label={t('shops.storeMap.merchantId')}
        {...form.box('merchantId', 'map.merchantId')}
        autoComplete="off"
        spellCheck={false}
      />
      <ChoiceBox
        label={t('shops.storeMap.kind')}
        {...choiceBoxPropsOf(form, 'kind', kinds, (value) => t(`shops.storeMap.kind.${value}`))}
      />
      <ChoiceBox
        {...labelAndHint('shops.storeMap.place')}
        {...choiceBoxPropsOf(form, 'place', places, (value) => t(`shops.storeMap.place.${value}`))}
      />
      {(['hashKey', 'hashIv'] as const).map((name) => (
        <SecretBox
          key={name}
          label={t(`shops.storeMap.${name}`)}
          hint={t(kept ? 'shops.storeMap.keys.kept' : 'shops.storeMap.keys.hint')}
          {...form.box(name, `map.${name}`)}
        />
      ))}
    </>
  );
}
