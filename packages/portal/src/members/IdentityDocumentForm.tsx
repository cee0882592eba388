import type { IdentityView } from '@crossdock/contract/identity/calls.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { type DocumentKind, documentKinds } from '@crossdock/domain/members/identity.ts';
import { callingCodes, isRegion, regions } from '@crossdock/domain/regions.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { combineQueries } from '@crossdock/ui/combineQueries.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Split, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { useCall } from '../shell/api.ts';
import { DocumentPicture, useDocumentFile } from '../shell/DocumentPicture.tsx';
import { FormFooter } from '../shell/FormFooter.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';

interface Values {
  realName: string;
  idKind: DocumentKind;
  /** Empty means the country of the member's phone number. */
  country: string;
  idNumber: string;
}

interface FormProps {
  readonly before: IdentityView['identity'];
  readonly onStop?: (() => void) | undefined;
}

type Countries = Output<'listCountries'>['list'];

/** The identity document as text and pictures. Pictures that were uploaded earlier are kept. */
export function IdentityDocumentForm(props: FormProps) {
  const member = useCall('getMemberInfo', {}, { staleMs: 60_000 });
  const countries = useCall('listCountries', { isall: true }, { staleMs: 600_000 });
  return (
    <Loaded query={combineQueries(member, countries)} skeleton={{ rows: 2, heightPx: 180 }}>
      {([{ areaCode }, { list }]) => (
        <Form
          {...props}
          countries={list}
          home={regions.find((region) => callingCodes[region] === areaCode) ?? ''}
        />
      )}
    </Loaded>
  );
}

function Form(props: FormProps & { countries: Countries; home: string }) {
  const { before, countries, home } = props;
  const front = useDocumentFile(before?.front ?? null);
  const back = useDocumentFile(before?.back ?? null);
  const form = usePlainForm<'submitAuthentication', Values>('submitAuthentication', {
    schema: () => import('@crossdock/contract/identity/calls.ts').then((all) => all.identityInput),
    defaults: {
      realName: before?.realName ?? '',
      idKind: before?.idKind ?? 'nationalId',
      country: before?.country ?? '',
      idNumber: '',
    },
    input: (values) => ({
      ...values,
      country: values.country || home,
      frontFileId: front.fileId ?? '',
      backFileId: back.fileId,
    }),
    done: t('identity.sent'),
    refreshes: ['getAuthenticationData'],
    onDone: props.onStop,
  });
  return (
    <Stack as="form" gap={16} noValidate onSubmit={form.send}>
      <Section title={t('identity.form')}>
        <Stack gap={16}>
          <Kinds form={form} />
          <Words form={form} countries={countries} home={home} />
        </Stack>
      </Section>
      <Section title={t('identity.pictures')}>
        <Stack gap={16}>
          <Split columns="1fr 1fr" gap={16} align="start">
            <DocumentPicture
              file={front}
              label={t('identity.front')}
              hint={t('identity.picture.hint')}
              error={form.errors.frontFileId}
            />
            <DocumentPicture
              file={back}
              label={t('identity.back')}
              hint={t('identity.back.hint')}
              error={form.errors.backFileId}
            />
          </Split>
          <Note>{t('identity.consent')}</Note>
        </Stack>
      </Section>
      <FormFooter {...form} disabled={front.busy || back.busy} text={t('identity.submit')} />
      {props.onStop ? (
        <Button look="plain" full onClick={props.onStop}>
          {t('identity.change.stop')}
        </Button>
      ) : null}
    </Stack>
  );
}

function Kinds({ form }: { form: PlainForm<Values> }) {
  return (
    <Split as="fieldset" phone="1fr 1fr" columns="repeat(4, 1fr)" gap={8}>
      <Text as="legend" below={4} size={14} strong>
        {t('identity.kind')}
      </Text>
      {documentKinds.map((kind) => (
        <Chip key={kind} chosen={form.values.idKind === kind} onClick={() => form.set('idKind', kind)}>
          {t(`identity.kind.${kind}`)}
        </Chip>
      ))}
    </Split>
  );
}

function Words({ form, home, ...props }: { form: PlainForm<Values>; countries: Countries; home: string }) {
  const { values, errors, set } = form;
  const anywhere = values.idKind === 'passport';
  const countries = props.countries.filter(({ code }) => anywhere || isRegion(code));
  return (
    <>
      <ChoiceBox
        required
        label={t('identity.country')}
        placeholder={t('identity.choose')}
        data={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={values.country || home}
        error={errors.country}
        onChange={(event) => set('country', event.target.value)}
      />
      <Split columns="1fr 1fr" gap={16} align="start">
        <TextBox
          required
          name="realName"
          {...labelAndHint('identity.realName')}
          autoComplete="name"
          maxLength={60}
          {...form.box('realName')}
        />
        <TextBox
          required
          name="idNumber"
          {...labelAndHint('identity.number')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={30}
          {...form.box('idNumber')}
        />
      </Split>
    </>
  );
}
