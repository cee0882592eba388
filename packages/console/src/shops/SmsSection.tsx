import type { SmsPreset, SmsProvider } from '@crossdock/contract/messages/sms.ts';
import { smsPresetSettings } from '@crossdock/contract/messages/smsPresets.ts';
import type { Output, Request } from '@crossdock/contract/table.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { AccountHelp } from '../shell/AccountHelp.tsx';
import { useCall } from '../shell/api.ts';
import { labelAndHint, t } from '../shell/i18n.ts';
import { LoadedSection } from '../shell/Loaded.tsx';
import { SecretBox } from './SecretBox.tsx';
import classes from './Shop.module.css';
import { SmsApiFields } from './SmsApiFields.tsx';
import { SmsReportFields } from './SmsReportFields.tsx';
import { useSecretForm } from './secretForm.ts';
import type { SmsValues } from './smsValues.ts';
import { TryMessage } from './TryMessage.tsx';

type Settings = Output<'getSmsSettings'>;

const presets: readonly SmsPreset[] = [
  'mitake',
  'every8d',
  'twilio',
  'thaibulksms',
  'mocean',
  'isms',
  'other',
];

/** The shop's provider of text messages: a known one, or described by its API. */
export const SmsSection = () => (
  <LoadedSection title={t('messages.sms')} query={useCall('getSmsSettings', {}, { topics: ['shop'] })}>
    {(settings) => <SmsForm settings={settings} />}
  </LoadedSection>
);

function SmsForm({ settings }: { settings: Settings }) {
  const form: PlainForm<SmsValues> = useSecretForm('saveSmsSettings', {
    schema: () => import('@crossdock/contract/messages/sms.ts').then((m) => m.smsSettingsInput),
    defaults: valuesOf(settings.provider),
    secrets: ['secret'],
    input: inputOf,
    saved: 'messages.sms.saved',
  });
  const { values, set } = form;
  const choose = (preset: SmsPreset | '') => {
    set('preset', preset);
    if (preset === '') return;
    const shape = smsPresetSettings[preset];
    for (const name of keysOf(shape)) set(name, shape[name]);
  };
  return (
    <Stack as="form" gap={16} minWidth={0} noValidate onSubmit={form.send}>
      <Text as="p" below={12} tone="muted">
        {t('messages.sms.intro')}
      </Text>
      <div className={classes.grid}>
        <ChoiceBox
          label={t('messages.sms.preset')}
          placeholder={t('messages.sms.preset.none')}
          data={presets.map((value) => ({ value, label: t(`messages.sms.preset.${value}`) }))}
          value={values.preset}
          onChange={(event) => choose(presets.find((preset) => preset === event.target.value) ?? '')}
        />
        {values.preset === '' ? null : (
          <>
            <TextBox
              label={t('messages.sms.account')}
              {...form.box('account', 'provider.account')}
              autoComplete="off"
              spellCheck={false}
            />
            <SecretBox
              required={!settings.secretKept}
              label={t('messages.sms.secret')}
              hint={t(settings.secretKept ? 'messengers.secret.kept' : 'messengers.secret.none')}
              {...form.box('secret')}
            />
            <TextBox
              {...labelAndHint('messages.sms.sender')}
              {...form.box('sender', 'provider.sender')}
              autoComplete="off"
            />
          </>
        )}
      </div>
      <ProviderFields form={form} address={settings.reportAddress} />
      {form.failure ? <Banner tone="danger" title={form.failure.message} /> : null}
      <Row gap={8} justify="end">
        <Button type="submit" busy={form.busy}>
          {t('shell.save')}
        </Button>
      </Row>
      {settings.provider === null ? null : <TryMessage way="sms" />}
    </Stack>
  );
}

/** For a known provider: how to get an account, what to enter there, and the address for its reports. */
function ProviderFields({ form, address }: { form: PlainForm<SmsValues>; address: string | null }) {
  const { preset } = form.values;
  if (preset === '') return null;
  return (
    <>
      {preset === 'other' ? null : <AccountHelp key={preset} chapter={preset} />}
      <SmsApiFields form={form} open={preset === 'other'} />
      <SmsReportFields form={form} address={address} />
    </>
  );
}

function valuesOf(provider: SmsProvider | null): SmsValues {
  if (provider === null)
    return { preset: '', ...smsPresetSettings.other, account: '', sender: '', secret: '' };
  return { ...provider, secret: '' };
}

function inputOf(
  { preset, secret: _, ...rest }: SmsValues,
  typed: Partial<Pick<SmsValues, 'secret'>>,
): Request<'saveSmsSettings'> {
  return preset === '' ? { provider: null } : { provider: { ...rest, preset }, ...typed };
}
