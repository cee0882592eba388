import type { Output } from '@crossdock/contract/table.ts';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { Box, Row } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { tickBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { useCall } from '../shell/api.ts';
import { CopyIcon } from '../shell/CopyIcon.tsx';
import { SettingsForm } from '../shell/FormFooter.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { LoadedSection } from '../shell/Loaded.tsx';
import { SecretBox } from './SecretBox.tsx';
import classes from './Shop.module.css';
import { useSecretForm } from './secretForm.ts';

type Settings = Output<'getLinePush'>['line'];
const defaultApiUrl = 'https://api.line.me';

/** The LINE channel for messages to members who have bound LINE. */
export const LinePushSection = () => (
  <LoadedSection title={t('messages.line')} query={useCall('getLinePush', {}, { topics: ['shop'] })}>
    {({ line }) => <LineForm line={line} />}
  </LoadedSection>
);

interface Values {
  readonly on: boolean;
  readonly apiUrl: string;
  readonly token: string;
  readonly secret: string;
  readonly accountId: string;
}

function LineForm({ line }: { line: Settings }) {
  const form: PlainForm<Values> = useSecretForm('saveLinePush', {
    schema: () => import('@crossdock/contract/messages/line.ts').then((m) => m.linePushInput),
    defaults: {
      on: line !== null,
      apiUrl: line?.apiUrl ?? defaultApiUrl,
      token: '',
      secret: '',
      accountId: line?.accountId ?? '',
    },
    secrets: ['token', 'secret'],
    input: ({ on, apiUrl, accountId }, typed) => ({ line: on ? { apiUrl, accountId, ...typed } : null }),
    saved: 'messages.line.saved',
  });
  const { values } = form;
  return (
    <SettingsForm
      {...form}
      intro={t('messages.line.intro')}
      ahead={line ? <Webhook address={line.webhook} /> : null}
    >
      <Checkbox label={t('messages.line.on')} {...tickBoxPropsOf(form, 'on')} />
      {values.on ? <ChannelBoxes form={form} line={line} /> : null}
    </SettingsForm>
  );
}

function ChannelBoxes({ form, line }: { form: PlainForm<Values>; line: Settings }) {
  return (
    <div className={classes.grid}>
      <TextBox label={t('messages.line.apiUrl')} {...form.box('apiUrl', 'line.apiUrl')} spellCheck={false} />
      <SecretBox
        label={t('messages.line.token')}
        hint={t(line?.tokenKept ? 'messages.line.token.kept' : 'messages.line.token.hint')}
        {...form.box('token', 'line.token')}
      />
      <TextBox
        {...labelAndHint('messages.line.accountId')}
        {...form.box('accountId', 'line.accountId')}
        spellCheck={false}
      />
      <SecretBox
        label={t('messages.line.secret')}
        hint={t(line?.secretKept ? 'messages.line.token.kept' : 'messages.line.secret.hint')}
        {...form.box('secret', 'line.secret')}
      />
    </div>
  );
}

/** The webhook to enter at LINE, so that it reports new friends. */
function Webhook({ address }: { address: string }) {
  return (
    <>
      <p id="lineWebhook">{t('messages.line.webhook')}</p>
      <Box as="ul" below={16} aria-labelledby="lineWebhook">
        <Row as="li" gap={[0, 8]} wrap align="center">
          <Code>{address}</Code>
          <CopyIcon text={address} />
        </Row>
      </Box>
    </>
  );
}
