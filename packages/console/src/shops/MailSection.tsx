import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { choiceBoxPropsOf, tickBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { AccountHelp } from '../shell/AccountHelp.tsx';
import { useCall } from '../shell/api.ts';
import { SettingsForm } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';
import { LoadedSection } from '../shell/Loaded.tsx';
import { MailPassword } from './MailPassword.tsx';
import classes from './Shop.module.css';
import { useSecretForm } from './secretForm.ts';
import { TryMessage } from './TryMessage.tsx';

type Settings = Output<'getMailSettings'>;

/** The ways to encrypt the connection to a mail server, each with its usual port. */
const ways = {
  tls: { encryption: 'tls', port: 465 },
  startTls: { encryption: 'startTls', port: 587 },
  startTls2525: { encryption: 'startTls', port: 2525 },
} as const;
type Way = keyof typeof ways;
const wayNames = ['tls', 'startTls', 'startTls2525'] as const satisfies readonly Way[];

/** The shop's own mail server and sender; without one, the platform sends. */
export const MailSection = () => (
  <LoadedSection title={t('messages.mail')} query={useCall('getMailSettings', {}, { topics: ['shop'] })}>
    {(settings) => (
      <Stack gap={24} minWidth={0}>
        <MailForm settings={settings} />
        {settings.mail || settings.installationSender ? <TryMessage way="email" /> : null}
      </Stack>
    )}
  </LoadedSection>
);

interface Values {
  readonly on: boolean;
  readonly host: string;
  readonly way: Way;
  readonly account: string;
  readonly password: string;
  readonly senderName: string;
  readonly senderAddress: string;
}

function valuesOf(mail: Settings['mail']): Values {
  const way = wayNames.find((name) => mail !== null && ways[name].port === mail.port) ?? 'tls';
  const { host = '', account = '', senderName = '', senderAddress = '' } = mail ?? {};
  return { on: mail !== null, host, way, account, password: '', senderName, senderAddress };
}

function MailForm({ settings }: { settings: Settings }) {
  const form: PlainForm<Values> = useSecretForm('saveMailSettings', {
    schema: () => import('@crossdock/contract/messages/mail.ts').then((m) => m.mailSettingsInput),
    defaults: valuesOf(settings.mail),
    secrets: ['password'],
    input: ({ on, way, password: _, ...mail }, typed) => ({
      mail: on ? { ...mail, ...ways[way] } : null,
      ...(on ? typed : {}),
    }),
    saved: 'messages.mail.saved',
  });
  const { values } = form;
  return (
    <SettingsForm {...form} intro={t('messages.mail.intro')} ahead={<AccountHelp chapter="mail" />}>
      {settings.mail ? null : <WhoSends sender={settings.installationSender} />}
      <Checkbox label={t('messages.mail.on')} {...tickBoxPropsOf(form, 'on')} />
      {values.on ? <ServerBoxes form={form} passwordKept={settings.passwordKept} /> : null}
      {values.on ? (
        <Banner tone="info" title={t('messages.mail.advice.title')}>
          {t('messages.mail.advice')}
        </Banner>
      ) : null}
    </SettingsForm>
  );
}

function WhoSends({ sender }: { sender: string | null }) {
  return sender === null ? (
    <Banner tone="warning" title={t('messages.mail.none')} />
  ) : (
    <Banner tone="info" title={t('messages.mail.installation', { sender })} />
  );
}

function ServerBoxes({ form, passwordKept }: { form: PlainForm<Values>; passwordKept: boolean }) {
  const { errors } = form;
  const box = (name: 'host' | 'account' | 'senderName' | 'senderAddress', hint?: string) => (
    <TextBox
      label={t(`messages.mail.${name}`)}
      description={hint}
      {...form.box(name, `mail.${name}`)}
      autoComplete="off"
      spellCheck={false}
    />
  );
  return (
    <div className={classes.grid}>
      {box('senderName')}
      {box('senderAddress')}
      {box('host', t('messages.mail.host.hint'))}
      <ChoiceBox
        label={t('messages.mail.encryption')}
        {...choiceBoxPropsOf(form, 'way', wayNames, (value) => t(`messages.mail.encryption.${value}`))}
        error={errors['mail.encryption'] ?? errors['mail.port']}
      />
      {box('account', t('messages.mail.account.hint'))}
      <MailPassword form={form} kept={passwordKept} />
    </div>
  );
}
