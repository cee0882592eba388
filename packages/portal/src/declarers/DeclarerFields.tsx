import { type DeclarerKind, declarerKinds } from '@crossdock/domain/declarers/rules.ts';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Muted, Row, Split, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { TickRow } from '@crossdock/ui/TickRow.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { type DocumentFile, DocumentPicture } from '../shell/DocumentPicture.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';

export interface DeclarerValues {
  name: string;
  /** Empty if the shop has only one destination. */
  country: string;
  phone: string;
  idKind: DeclarerKind;
  idNumber: string;
  isDefault: boolean;
}

interface FieldsProps {
  readonly form: Pick<PlainForm<DeclarerValues>, 'values' | 'errors' | 'set'>;
  readonly only: string;
  readonly countries: readonly { code: string; name: string }[];
  readonly front: DocumentFile;
  readonly back: DocumentFile;
  readonly mayBecomeDefault: boolean;
}

/** The fields of a declarer: name, number, and the pictures that prove them. */
export function DeclarerFields({ form, front, back, ...rest }: FieldsProps) {
  const { errors } = form;
  return (
    <>
      <Section title={t('declarers.who')}>
        <Stack gap={16}>
          <Who form={form} {...rest} />
        </Stack>
      </Section>
      <Section title={t('declarers.pictures')}>
        <Stack gap={16}>
          <Muted as="p">{t('declarers.pictures.hint')}</Muted>
          <Split columns="1fr 1fr" gap={16} align="start">
            <DocumentPicture
              file={front}
              label={t('identity.front')}
              hint={t('identity.picture.hint')}
              error={errors.frontFileId}
            />
            <DocumentPicture
              file={back}
              label={t('identity.back')}
              hint={t('identity.back.hint')}
              error={errors.backFileId}
            />
          </Split>
        </Stack>
      </Section>
    </>
  );
}

const phones: Readonly<Record<string, string>> = {
  TW: '0912345678',
  HK: '91234567',
  TH: '0812345678',
  MY: '0123456789',
};

function Who({ form, only, countries, mayBecomeDefault }: Omit<FieldsProps, 'front' | 'back'>) {
  const { values, errors, set } = form;
  const country = values.country || only;
  const company = values.idKind === 'company';
  const box = (name: 'name' | 'phone' | 'idNumber') => ({
    name,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });
  return (
    <>
      <ChoiceBox
        required
        label={t('declarers.country')}
        placeholder={t('declarers.choose')}
        data={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={country}
        error={errors.country}
        onChange={(event) => set('country', event.target.value)}
      />
      <Row as="fieldset" gap={8} wrap>
        <Text as="legend" below={4} size={14} strong>
          {t('declarers.kind')}
        </Text>
        {declarerKinds.map((kind) => (
          <Chip key={kind} chosen={values.idKind === kind} onClick={() => set('idKind', kind)}>
            {t(`declarers.kind.${kind}`)}
          </Chip>
        ))}
      </Row>
      <Split columns="1fr 1fr" gap={16} align="start">
        <TextBox
          {...box('name')}
          label={t(company ? 'declarers.name.company' : 'declarers.name')}
          description={t('declarers.name.hint')}
          autoComplete="name"
          maxLength={60}
        />
        <TextBox
          {...box('phone')}
          {...labelAndHint('declarers.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder={phones[country] ?? ''}
        />
      </Split>
      <TextBox
        {...box('idNumber')}
        label={t(company ? 'declarers.idNumber.company' : 'declarers.idNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={30}
      />
      {mayBecomeDefault ? (
        <TickRow
          text={t('declarers.makeDefault')}
          checked={values.isDefault}
          onChange={(yes) => set('isDefault', yes)}
        />
      ) : null}
    </>
  );
}
