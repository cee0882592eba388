import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { Grid, Stack } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { tickBoxPropsOf } from '@crossdock/web/formBoxes.ts';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { IconPlugConnected } from '@tabler/icons-react';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { type TextKey, t } from '../shell/i18n.ts';
import { SecretBox } from './SecretBox.tsx';
import classes from './Shop.module.css';

export interface MessengerChannelValues {
  readonly registerBind: boolean;
  readonly lineOn: boolean;
  readonly issuer: string;
  readonly clientId: string;
  readonly lineSecret: string;
  readonly wechatOn: boolean;
  readonly appId: string;
  readonly authorizeUrl: string;
  readonly apiUrl: string;
  readonly wechatSecret: string;
  readonly verification: { readonly name: string; readonly text: string } | null;
}

interface Fields {
  readonly form: PlainForm<MessengerChannelValues>;
  /** Whether a secret is stored. */
  readonly kept: boolean;
}

export function LineChannelFields({ form, kept }: Fields) {
  return (
    <div>
      <Channel form={form} name="lineOn" text="messengers.line.on" />
      {form.values.lineOn ? (
        <>
          <div className={classes.grid}>
            <Plain form={form} name="issuer" path="line.issuer" hint="messengers.line.issuer.hint" />
            <Plain form={form} name="clientId" path="line.clientId" hint="messengers.line.clientId.hint" />
            <Secret form={form} kept={kept} name="lineSecret" path="line.secret" />
          </div>
          <TryIt values={form.values} />
        </>
      ) : null}
    </div>
  );
}

export function WeChatChannelFields({ form, kept }: Fields) {
  return (
    <div>
      <Channel form={form} name="wechatOn" text="messengers.wechat.on" />
      {form.values.wechatOn ? (
        <div className={classes.grid}>
          <Plain form={form} name="appId" path="wechat.appId" hint="messengers.wechat.appId.hint" />
          <Secret form={form} kept={kept} name="wechatSecret" path="wechat.secret" />
          <Plain form={form} name="authorizeUrl" path="wechat.authorizeUrl" />
          <Plain form={form} name="apiUrl" path="wechat.apiUrl" />
          <VerificationFile form={form} />
        </div>
      ) : null}
    </div>
  );
}

/** Chooses a short text file. The browser reads it, and its text is sent with the other fields. */
function VerificationFile({ form }: { form: PlainForm<MessengerChannelValues> }) {
  const { verification } = form.values;
  const errors = ['', '.name', '.text'].map((part) => form.errors[`wechat.verification${part}`]);
  return (
    <FileDrop
      label={t('messengers.wechat.verification')}
      hint={t('messengers.wechat.verification.hint')}
      buttonLabel={t('messengers.wechat.verification.pick')}
      removeLabel={(name) => t('messengers.wechat.verification.remove', { name })}
      accept=".txt,text/plain"
      files={verification ? [{ key: verification.name, name: verification.name }] : []}
      onPick={([file]) =>
        void file
          ?.text()
          .then((text) => form.set('verification', { name: file.name, text: text.trim().slice(0, 200) }))
      }
      onRemove={() => form.set('verification', null)}
      error={errors.find((error) => error !== undefined)}
    />
  );
}

function Channel(props: {
  form: PlainForm<MessengerChannelValues>;
  name: 'lineOn' | 'wechatOn';
  text: 'messengers.line.on' | 'messengers.wechat.on';
}) {
  const { form, name, text } = props;
  return (
    <Grid columns="repeat(auto-fill, minmax(280px, 1fr))" gap={16} below={16}>
      <Checkbox label={t(text)} description={t(`${text}.hint`)} {...tickBoxPropsOf(form, name)} />
    </Grid>
  );
}

interface Box {
  readonly form: PlainForm<MessengerChannelValues>;
  readonly name: 'issuer' | 'clientId' | 'lineSecret' | 'appId' | 'authorizeUrl' | 'apiUrl' | 'wechatSecret';
  /** The path of the value in the call's input. It is also the end of the label's text key, after `messengers.`. */
  readonly path:
    | `line.${'issuer' | 'clientId' | 'secret'}`
    | `wechat.${'appId' | 'authorizeUrl' | 'apiUrl' | 'secret'}`;
  readonly hint?: TextKey;
}

function Plain({ form, name, path, hint }: Box) {
  return (
    <TextBox
      required
      label={t(`messengers.${path}`)}
      description={hint ? t(hint) : undefined}
      {...form.box(name, path)}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

function Secret({ form, name, path, kept }: Box & { kept: boolean }) {
  return (
    <SecretBox
      required={!kept}
      label={t(`messengers.${path}`)}
      hint={t(kept ? 'messengers.secret.kept' : 'messengers.secret.none')}
      {...form.box(name, path)}
    />
  );
}

/** Contacts the issuer as a login would, so that a wrong setting is found before members notice. */
function TryIt({ values }: { values: MessengerChannelValues }) {
  const [host, setHost] = useState<string | null>(null);
  const attempt = useSubmit('tryLineIssuer', {
    quiet: true,
    onDone: ({ authorizationHost }) => setHost(authorizationHost),
  });
  const { issuer, clientId, lineSecret } = values;
  const tryNow = () => {
    setHost(null);
    void attempt.submit({
      issuer,
      clientId: clientId || '-',
      ...(lineSecret.trim() === '' ? {} : { secret: lineSecret }),
    });
  };
  return (
    <Stack gap={16} minWidth={0}>
      <div>
        <Button
          small
          look="outline"
          icon={IconPlugConnected}
          busy={attempt.busy}
          disabled={issuer.trim() === ''}
          onClick={tryNow}
        >
          {t('messengers.try')}
        </Button>
      </div>
      {attempt.failure ? <Banner tone="danger">{attempt.failure.message}</Banner> : null}
      {host ? <Banner tone="success">{t('messengers.try.works', { host })}</Banner> : null}
    </Stack>
  );
}
