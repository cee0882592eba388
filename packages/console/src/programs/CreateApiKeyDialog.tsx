import type { ApiKeyPermission } from '@crossdock/domain/staff/roles.ts';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { type TextForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { useState } from 'react';
import { SendDialog } from '../shell/FormDialog.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { OneTimeSecret } from '../shell/OneTimeSecret.tsx';
import { PermissionsField } from './PermissionsField.tsx';

const none: ApiKeyPermission[] = [];

/** Creates an API key for one program. The key is shown only once. */
export function CreateApiKeyDialog({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<string>();
  const form = usePlainForm('makeKey', {
    schema: () => import('@crossdock/contract/programs/keys.ts').then((m) => m.makeKeyInput),
    defaults: { name: '', permissions: none, days: '365', perMinute: '300', networks: '' },
    input: ({ days, perMinute, networks, ...rest }) => ({
      ...rest,
      days: Number(days),
      perMinute: Number(perMinute),
      networks: networks.split(/[\s,]+/).filter((line) => line !== ''),
    }),
    refreshes: ['listKeys'],
    onDone: (made) => setKey(made.key),
  });
  if (key !== undefined)
    return (
      <OneTimeSecret
        title={t('programs.key.made')}
        text={t('programs.key.once')}
        secret={key}
        onClose={onClose}
      >
        <Muted as="p">{t('programs.key.use')}</Muted>
      </OneTimeSecret>
    );
  const { values, errors, set } = form;
  const wrongNetwork = Object.keys(errors).find((field) => field.startsWith('networks'));
  return (
    <SendDialog
      {...form}
      wide
      title={t('programs.key.make')}
      onClose={onClose}
      sendLabel={t('programs.key.make')}
    >
      <TextBox required {...labelAndHint('programs.key.name')} {...form.box('name')} />
      <KeyBounds form={form} />
      <NoteBox
        {...labelAndHint('programs.key.networks')}
        value={values.networks}
        onChange={(event) => set('networks', event.target.value)}
        error={wrongNetwork && errors[wrongNetwork]}
      />
      <PermissionsField
        value={values.permissions}
        error={errors.permissions}
        onChange={(next) => set('permissions', next)}
      />
    </SendDialog>
  );
}

/** The validity of a key, and its rate limit. */
function KeyBounds({ form }: { form: TextForm<'days' | 'perMinute'> }) {
  return (
    <Grid columns="repeat(auto-fit, minmax(12rem, 1fr))" gap={16}>
      <TextBox required inputMode="numeric" {...labelAndHint('programs.key.days')} {...form.box('days')} />
      <TextBox
        required
        inputMode="numeric"
        {...labelAndHint('programs.key.perMinute')}
        {...form.box('perMinute')}
      />
    </Grid>
  );
}
