import { Split, Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { RadioBar } from '@crossdock/ui/RadioBar.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { TickRow } from '@crossdock/ui/TickRow.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import type { ReactNode } from 'react';
import { t } from '../shell/i18n.ts';
import type { AddressKind, AddressValues } from './addressValues.ts';
import { ConvenienceStoreFields } from './ConvenienceStoreFields.tsx';
import { CountryBox } from './CountryBox.tsx';
import { HomeAddressFields } from './HomeAddressFields.tsx';
import { PasteBox } from './PasteBox.tsx';
import { PickupPointFields } from './PickupPointFields.tsx';

const phoneForms: Readonly<Record<string, string>> = {
  TW: '0912345678',
  HK: '91234567',
  TH: '0812345678',
  MY: '0123456789',
};

/** The fields of an address: the place, the recipient, and what customs ask for. */
export function AddressFields({ form }: { form: PlainForm<AddressValues> }) {
  const { values, errors, set } = form;
  const kinds: readonly AddressKind[] =
    values.country === 'TW' ? ['home', 'point', 'store'] : ['home', 'point'];
  return (
    <>
      <Section title={t('addresses.where')}>
        <Stack gap={16}>
          <PasteBox form={form} />
          <CountryBox
            value={values.country}
            error={errors.country}
            onChange={(next) => changeCountry(form, next)}
          />
          <RadioBar
            name="kind"
            label={t('addresses.kind')}
            options={kinds.map((kind) => [kind, t(`addresses.kind.${kind}`)])}
            value={values.kind}
            onChange={(kind) => set('kind', kind)}
          />
          {values.kind === 'home' ? <HomeAddressFields form={form} /> : null}
          {values.kind === 'point' ? <PickupPointFields form={form} /> : null}
          {values.kind === 'store' ? <ConvenienceStoreFields form={form} /> : null}
        </Stack>
      </Section>
      <Section title={t('addresses.who')}>
        <Stack gap={16}>
          <Split columns="1fr 1fr" gap={16} align="start">
            <Box form={form} name="consignee" required autoComplete="name" />
            <Box
              form={form}
              name="phone"
              required
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              placeholder={phoneForms[values.country] ?? ''}
            />
          </Split>
          <Box form={form} name="tel" type="tel" inputMode="tel" autoComplete="off" />
          <RadioBar
            name="idKind"
            label={t('addresses.idKind')}
            options={[
              ['person', t('addresses.idKind.person')],
              ['company', t('addresses.idKind.company')],
            ]}
            value={values.idKind}
            onChange={(kind) => set('idKind', kind)}
          />
          <Box
            form={form}
            name="idNumber"
            required
            autoComplete="off"
            description={t('addresses.idNumber.hint')}
          />
          <TickRow
            text={t('addresses.makeDefault.long')}
            checked={values.isDefault}
            onChange={(yes) => set('isDefault', yes)}
          />
        </Stack>
      </Section>
    </>
  );
}

function changeCountry(form: PlainForm<AddressValues>, country: string): void {
  const { set, values } = form;
  set('country', country);
  for (const name of ['province', 'city', 'area', 'zip', 'pickupPointId'] as const) set(name, '');
  set('areaId', null);
  set('zipKept', false);
  set('derived', []);
  if (values.kind === 'store' && country !== 'TW') set('kind', 'home');
}

type TextName = 'consignee' | 'phone' | 'tel' | 'idNumber';

function Box(props: {
  form: PlainForm<AddressValues>;
  name: TextName;
  required?: boolean;
  description?: ReactNode;
  type?: string;
  inputMode?: 'tel';
  autoComplete?: string;
  placeholder?: string;
}) {
  const { form, name, ...rest } = props;
  return <TextBox {...rest} name={name} label={t(`addresses.${name}`)} {...form.box(name)} />;
}
