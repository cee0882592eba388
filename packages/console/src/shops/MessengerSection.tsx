import type { Output, Request } from '@crossdock/contract/table.ts';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { Box, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { tickBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { AccountHelp } from '../shell/AccountHelp.tsx';
import { useCall } from '../shell/api.ts';
import { CopyIcon } from '../shell/CopyIcon.tsx';
import { SettingsForm } from '../shell/FormFooter.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { LoadedSection } from '../shell/Loaded.tsx';
import { LineChannelFields, type MessengerChannelValues, WeChatChannelFields } from './ChannelFields.tsx';
import { useSecretForm } from './secretForm.ts';

type Settings = Output<'getMessengerSettings'>;

/**
 * The shop's channels at LINE and WeChat: the addresses to enter there, and the fields for the values that LINE and
 * WeChat show.
 */
export function MessengerSection() {
  const query = useCall('getMessengerSettings', {}, { topics: ['shop'] });
  return (
    <LoadedSection title={t('messengers.title')} query={query}>
      {(settings) => (
        <>
          <Text as="p" below={12} tone="muted">
            {t('messengers.intro')}
          </Text>
          <AccountHelp chapter="line" />
          <p id="redirects">{t('messengers.redirect')}</p>
          <Box as="ul" below={16} aria-labelledby="redirects">
            {settings.redirects.map((address) => (
              <Row as="li" gap={[0, 8]} wrap align="center" key={address}>
                <Code>{address}</Code>
                <CopyIcon text={address} />
              </Row>
            ))}
          </Box>
          <MessengerForm settings={settings} />
        </>
      )}
    </LoadedSection>
  );
}

function MessengerForm({ settings }: { settings: Settings }) {
  const form: PlainForm<MessengerChannelValues> = useSecretForm('saveMessengerSettings', {
    schema: () => import('@crossdock/contract/messengers/desk.ts').then((m) => m.messengerSettingsInput),
    defaults: valuesOf(settings),
    secrets: ['lineSecret', 'wechatSecret'],
    input: inputOf,
    saved: 'messengers.saved',
  });
  return (
    <SettingsForm {...form}>
      <LineChannelFields form={form} kept={settings.line?.secretKept ?? false} />
      <WeChatChannelFields form={form} kept={settings.wechat?.secretKept ?? false} />
      <Checkbox {...labelAndHint('messengers.registerBind')} {...tickBoxPropsOf(form, 'registerBind')} />
    </SettingsForm>
  );
}

function valuesOf({ registerBind, line, wechat }: Settings): MessengerChannelValues {
  return {
    registerBind,
    lineOn: line !== null,
    issuer: line?.issuer ?? 'https://access.line.me',
    clientId: line?.clientId ?? '',
    lineSecret: '',
    wechatOn: wechat !== null,
    appId: wechat?.appId ?? '',
    authorizeUrl: wechat?.authorizeUrl ?? 'https://open.weixin.qq.com/connect/oauth2/authorize',
    apiUrl: wechat?.apiUrl ?? 'https://api.weixin.qq.com',
    wechatSecret: '',
    verification: wechat?.verification ?? null,
  };
}

function inputOf(
  values: MessengerChannelValues,
  typed: Partial<Pick<MessengerChannelValues, 'lineSecret' | 'wechatSecret'>>,
): Request<'saveMessengerSettings'> {
  const { issuer, clientId, appId, authorizeUrl, apiUrl, verification } = values;
  const secret = (one: string | undefined) => (one === undefined ? {} : { secret: one });
  return {
    registerBind: values.registerBind,
    line: values.lineOn ? { issuer, clientId, ...secret(typed.lineSecret) } : null,
    wechat: values.wechatOn
      ? { appId, authorizeUrl, apiUrl, verification, ...secret(typed.wechatSecret) }
      : null,
  };
}
