import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { choiceBoxPropsOf, tickBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { IconPlugConnected } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { SettingsForm } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';
import { LoadedSection } from '../shell/Loaded.tsx';
import { MailPassword } from './MailPassword.tsx';
import classes from './Shop.module.css';
import { useSecretForm } from './secretForm.ts';

type Settings = Output<'getMailboxSettings'>;

const ways = {
  tls: { encryption: 'tls', port: 993 },
  startTls: { encryption: 'startTls', port: 143 },
} as const;
type Way = keyof typeof ways;
const wayNames = ['tls', 'startTls'] as const satisfies readonly Way[];

interface Values {
  readonly on: boolean;
  readonly host: string;
  readonly way: Way;
  readonly account: string;
  readonly password: string;
}

/** The mailbox for mail servers' reports about undelivered mail. */
export function MailboxSection() {
  const query = useCall('getMailboxSettings', {}, { topics: ['shop'] });
  return (
    <LoadedSection title={t('messages.mailbox')} query={query}>
      {(settings) => (
        <Stack gap={16} minWidth={0}>
          <MailboxForm settings={settings} />
          {settings.mailbox ? <HowItGoes settings={settings} /> : null}
        </Stack>
      )}
    </LoadedSection>
  );
}

function MailboxForm({ settings: { mailbox, passwordKept } }: { settings: Settings }) {
  const form: PlainForm<Values> = useSecretForm('saveMailboxSettings', {
    schema: () => import('@crossdock/contract/messages/mailbox.ts').then((m) => m.mailboxSettingsInput),
    defaults: {
      on: mailbox !== null,
      host: mailbox?.host ?? '',
      way: wayNames.find((name) => ways[name].port === mailbox?.port) ?? 'tls',
      account: mailbox?.account ?? '',
      password: '',
    },
    secrets: ['password'],
    input: ({ on, way, host, account }, typed) => ({
      mailbox: on ? { host, account, ...ways[way] } : null,
      ...(on ? typed : {}),
    }),
    saved: 'messages.mailbox.saved',
  });
  const { values } = form;
  return (
    <SettingsForm {...form} intro={t('messages.mailbox.intro')}>
      <Checkbox label={t('messages.mailbox.on')} {...tickBoxPropsOf(form, 'on')} />
      {values.on ? <Boxes form={form} passwordKept={passwordKept} /> : null}
      {values.on ? <Muted as="p">{t('messages.mailbox.hint')}</Muted> : null}
    </SettingsForm>
  );
}

function Boxes({ form, passwordKept }: { form: PlainForm<Values>; passwordKept: boolean }) {
  const { errors } = form;
  const box = (name: 'host' | 'account') => (
    <TextBox
      label={t(`messages.mailbox.${name}`)}
      {...form.box(name, `mailbox.${name}`)}
      autoComplete="off"
      spellCheck={false}
    />
  );
  return (
    <div className={classes.grid}>
      {box('host')}
      <ChoiceBox
        label={t('messages.mailbox.encryption')}
        {...choiceBoxPropsOf(form, 'way', wayNames, (value) => t(`messages.mailbox.encryption.${value}`))}
        error={errors['mailbox.encryption'] ?? errors['mailbox.port']}
      />
      {box('account')}
      <MailPassword form={form} kept={passwordKept} />
    </div>
  );
}

/** The result of the last reading, and a button to try now. */
function HowItGoes({ settings: { readAt, readFailure } }: { settings: Settings }) {
  const [found, setFound] = useState<Output<'tryMailbox'>>();
  const attempt = useSubmit('tryMailbox', { quiet: true, onDone: setFound });
  return (
    <Stack gap={8} minWidth={0}>
      {readAt === null ? null : (
        <Muted as="p">
          {t('messages.mailbox.readAt')} <When iso={readAt} />
        </Muted>
      )}
      {readFailure === '' ? null : (
        <Banner tone="warning">{t('messages.mailbox.failure', { why: readFailure })}</Banner>
      )}
      <div>
        <Button
          small
          look="outline"
          icon={IconPlugConnected}
          busy={attempt.busy}
          onClick={() => {
            setFound(undefined);
            void attempt.submit({});
          }}
        >
          {t('messages.mailbox.try')}
        </Button>
      </div>
      {attempt.failure ? <Banner tone="danger">{attempt.failure.message}</Banner> : null}
      {found ? (
        <Banner tone="success">
          {t('messages.mailbox.found', { n: found.messages, unseen: found.unseen })}
        </Banner>
      ) : null}
    </Stack>
  );
}
