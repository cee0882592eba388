import type { ShopOpening } from '@crossdock/contract/shops/opening.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { isRegion, regions } from '@crossdock/domain/regions.ts';
import { regionDefaults } from '@crossdock/domain/shops/timeZones.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { ChoiceField, TextField } from '@crossdock/ui/fields.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { useCall } from '../shell/api.ts';
import { countryName } from '../shell/countryName.ts';
import { FormFooter } from '../shell/FormFooter.tsx';
import { useCallForm } from '../shell/forms.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';

export const Route = createFileRoute('/_shell/opening/basics')({
  staticData: { title: 'shops.opening.basics' },
  component: BasicsPage,
});

/**
 * Settings that the operator leaves to the owner: name, country with currency and time zone, and first
 * language.
 */
function BasicsPage() {
  const query = useCall('getOpening', {}, { unkept: true });
  return (
    <Page
      title={t('shops.opening.basics')}
      back={<Link to="/opening">{t('shops.opening.title')}</Link>}
      width="narrow"
    >
      <Loaded query={query}>{({ basics }) => <Basics basics={basics} />}</Loaded>
    </Page>
  );
}

function Basics({ basics: { changeable, ...basics } }: { basics: ShopOpening['basics'] }) {
  const navigate = useNavigate();
  const { form, send, busy, failure } = useCallForm('saveShopBasics', {
    schema: () => import('@crossdock/contract/shops/opening.ts').then((m) => m.shopBasics),
    defaults: basics,
    refreshes: ['getOpening', 'getLaneSets', 'listCarriers'],
    onDone: () => {
      showMessage('success', t('shell.saved'));
      void navigate({ to: '/opening', ignoreBlocker: true });
    },
  });
  const { control, setValue } = form;
  const [currency, timeZone] = useWatch({ control, name: ['currency', 'timeZone'] });
  const region = regions.find(
    (code) => regionDefaults[code].currency === currency && regionDefaults[code].timeZone === timeZone,
  );
  return (
    <Section>
      <Stack as="form" gap={16} noValidate onSubmit={send}>
        <TextField control={control} name="name" label={t('shops.name')} required />
        <Stack as="fieldset" gap={16} minWidth={0} disabled={!changeable}>
          <ChoiceBox
            label={t('shops.basics.country')}
            data={[
              ...regions.map((value) => ({ value, label: countryName(value) })),
              { value: '', label: t('shops.basics.other') },
            ]}
            value={region ?? ''}
            onChange={({ target: { value } }) => {
              if (!isRegion(value)) return;
              setValue('currency', regionDefaults[value].currency, { shouldDirty: true });
              setValue('timeZone', regionDefaults[value].timeZone, { shouldDirty: true });
            }}
          />
          <TextField control={control} name="currency" label={t('shops.basics.currency')} required />
          <TextField control={control} name="timeZone" label={t('shops.basics.timeZone')} required />
        </Stack>
        <ChoiceField
          control={control}
          name="defaultLang"
          label={t('shops.language')}
          data={langs.map((value) => ({ value, label: t(`shops.language.${value}`) }))}
        />
        <FormFooter failure={failure} busy={busy} />
      </Stack>
    </Section>
  );
}
