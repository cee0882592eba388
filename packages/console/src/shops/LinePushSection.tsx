import type { Output } from '@crossdock/contract/table.ts';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { CopyButton } from '@crossdock/ui/CopyButton.tsx';
import { Box, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { PasswordBox, TextBox } from '@crossdock/ui/TextBox.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { useCall } from '../shell/api.ts';
import { SettingsForm } from '../shell/FormEnd.tsx';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { useUnsaved } from '../shell/unsaved.ts';
import classes from './Shop.module.css';

type Settings = Output<'getLinePush'>['line'];
const usualAddress = 'https://api.line.me';

/** The channel by which members who have bound LINE are written to. */
export function LinePushSection() {
  const query = useCall('getLinePush', {}, { topics: ['shop'] });
  return (
    <Section title={t('messages.line')}>
      <Loaded query={query} texts={loadedTexts()}>
        {({ line }) => <LineForm line={line} />}
      </Loaded>
    </Section>
  );
}

interface Values {
  readonly on: boolean;
  readonly apiUrl: string;
  readonly token: string;
  readonly secret: string;
  readonly accountId: string;
}

function LineForm({ line }: { line: Settings }) {
  const form: PlainForm<Values> = usePlainForm('saveLinePush', {
    schema: () => import('@crossdock/contract/messages/line.ts').then((m) => m.linePushInput),
    defaults: {
      on: line !== null,
      apiUrl: line?.apiUrl ?? usualAddress,
      token: '',
      secret: '',
      accountId: line?.accountId ?? '',
    },
    // An empty secret is not sent: the stored one stays.
    input: ({ on, apiUrl, accountId, ...secrets }) => ({
      line: on ? { apiUrl, accountId, ...typedIn(secrets) } : null,
    }),
    onDone: () => {
      form.set('token', '');
      form.set('secret', '');
      settled();
      showMessage('success', t('messages.line.saved'));
    },
  });
  const settled = useUnsaved(form.values);
  const { values, set } = form;
  return (
    <SettingsForm
      send={form.send}
      failure={form.failure}
      busy={form.busy}
      intro={
        <>
          <Text as="p" below={12} tone="muted">
            {t('messages.line.intro')}
          </Text>
          {line ? <Webhook address={line.webhook} /> : null}
        </>
      }
    >
      <Checkbox
        label={t('messages.line.on')}
        checked={values.on}
        onChange={(event) => set('on', event.currentTarget.checked)}
      />
      {values.on ? <ChannelBoxes form={form} line={line} /> : null}
    </SettingsForm>
  );
}

function ChannelBoxes({ form, line }: { form: PlainForm<Values>; line: Settings }) {
  const { values, errors, set } = form;
  return (
    <div className={classes.grid}>
      <TextBox
        label={t('messages.line.apiUrl')}
        value={values.apiUrl}
        onChange={(event) => set('apiUrl', event.target.value)}
        error={errors['line.apiUrl']}
        spellCheck={false}
      />
      <PasswordBox
        label={t('messages.line.token')}
        description={line?.tokenKept ? t('messages.line.token.kept') : t('messages.line.token.hint')}
        showLabel={t('shell.login.show')}
        hideLabel={t('shell.login.hide')}
        value={values.token}
        onChange={(event) => set('token', event.target.value)}
        error={errors['line.token']}
        autoComplete="off"
      />
      <TextBox
        label={t('messages.line.accountId')}
        description={t('messages.line.accountId.hint')}
        value={values.accountId}
        onChange={(event) => set('accountId', event.target.value)}
        error={errors['line.accountId']}
        spellCheck={false}
      />
      <PasswordBox
        label={t('messages.line.secret')}
        description={line?.secretKept ? t('messages.line.token.kept') : t('messages.line.secret.hint')}
        showLabel={t('shell.login.show')}
        hideLabel={t('shell.login.hide')}
        value={values.secret}
        onChange={(event) => set('secret', event.target.value)}
        error={errors['line.secret']}
        autoComplete="off"
      />
    </div>
  );
}

const typedIn = (secrets: { token: string; secret: string }) =>
  Object.fromEntries(
    Object.entries(secrets).flatMap(([name, typed]) => (typed.trim() === '' ? [] : [[name, typed.trim()]])),
  );

/** What LINE is to be told, so that it reports who becomes a friend. */
function Webhook({ address }: { address: string }) {
  return (
    <>
      <p id="lineWebhook">{t('messages.line.webhook')}</p>
      <Box as="ul" below={16} aria-labelledby="lineWebhook">
        <Row as="li" gap={[0, 8]} wrap align="center">
          <Code>{address}</Code>
          <CopyButton compact text={address} label={t('shell.copy')} copiedLabel={t('shell.copied')} />
        </Row>
      </Box>
    </>
  );
}
