import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { deviceName } from '@crossdock/web/deviceName.ts';
import { IconFingerprint } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { canCreatePasskeys } from '../shell/canCreatePasskeys.ts';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import classes from './Member.module.css';

type Passkey = Output<'listPasskeys'>['list'][number];

/** The member's passkeys: add, rename, remove. */
export function Passkeys({ acting }: { acting: boolean }) {
  const query = useCall('listPasskeys', {}, { topics: ['members'] });
  return (
    <Section title={t('passkeys.title')}>
      <Loaded query={query}>
        {({ list, most }) => (
          <Stack gap={16}>
            {list.length === 0 ? <Muted as="p">{t('passkeys.none')}</Muted> : null}
            <Stack as="ul">
              {list.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} acting={acting} />
              ))}
            </Stack>
            {acting ? null : list.length < most ? (
              <AddPasskey />
            ) : (
              <Muted as="p">{t('passkeys.full', { most })}</Muted>
            )}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

function AddPasskey() {
  const [busy, setBusy] = useState(false);
  const begin = useSubmit('beginPasskey');
  const add = useSubmit('addPasskey', {
    refreshes: ['listPasskeys'],
    done: t('passkeys.added'),
  });
  if (!canCreatePasskeys()) return <Muted as="p">{t('passkeys.unsupported')}</Muted>;
  const press = async () => {
    setBusy(true);
    const asked = await begin.submit({});
    if (asked.ok) {
      const { makePasskey } = await import('../shell/passkey.ts');
      const name = deviceName(navigator.userAgent) || t('passkeys.thisDevice');
      const made = await makePasskey(asked.data, name);
      if (typeof made !== 'string') await add.submit(made);
      else if (made !== 'cancelled') showMessage('danger', t(`passkeys.${made}`));
    }
    setBusy(false);
  };
  return (
    <Button look="outline" full icon={IconFingerprint} busy={busy} onClick={() => void press()}>
      {t('passkeys.add')}
    </Button>
  );
}

function PasskeyRow({ passkey, acting }: { passkey: Passkey; acting: boolean }) {
  const [renaming, setRenaming] = useState(false);
  const { id, name, host, synced, createdAt, lastUsedAt } = passkey;
  return (
    <li className={classes.row}>
      <Text grow minWidth="10rem">
        {name}
        <br />
        <Muted>
          {lastUsedAt === null ? (
            t('passkeys.unused')
          ) : (
            <>
              {t('passkeys.used')} <When iso={lastUsedAt} />
            </>
          )}
          {' · '}
          {t('passkeys.since')} <When iso={createdAt} style="date" />
          <br />
          {t(synced ? 'passkeys.synced' : 'passkeys.oneDevice')}
          {host === location.hostname ? null : ` · ${t('passkeys.elsewhere', { host })}`}
        </Muted>
      </Text>
      {acting ? null : (
        <Row gap={8}>
          <Button small look="outline" onClick={() => setRenaming(true)}>
            {t('passkeys.rename')}
          </Button>
          <ConfirmButton
            small
            look="outline"
            confirmLabel={t('passkeys.remove')}
            danger
            call="removePasskey"
            input={{ id }}
            refreshes={['listPasskeys']}
            title={t('passkeys.remove.title', { name })}
            done={t('passkeys.removed')}
            text={t('passkeys.remove.text')}
          />
        </Row>
      )}
      {renaming ? <RenameDialog passkey={passkey} onClose={() => setRenaming(false)} /> : null}
    </li>
  );
}

function RenameDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [value, setValue] = useState(name);
  const rename = useSubmit('renamePasskey', { refreshes: ['listPasskeys'], onDone: onClose });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void rename.submit({ id, name: value });
  };
  return (
    <Dialog opened title={t('passkeys.rename')} onClose={onClose}>
      <Stack as="form" onSubmit={send} noValidate gap={16}>
        <TextBox
          name="name"
          label={t('passkeys.name')}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          error={rename.failure?.fields.name?.message}
          maxLength={40}
          autoFocus
        />
        <Button type="submit" full busy={rename.busy}>
          {t('passkeys.rename.save')}
        </Button>
      </Stack>
    </Dialog>
  );
}
