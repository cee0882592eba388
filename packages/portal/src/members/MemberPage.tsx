import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { CopyButton } from '@crossdock/ui/CopyButton.tsx';
import { ConfirmDialog } from '@crossdock/ui/Dialog.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { leave } from '../shell/leave.ts';
import { loadedTexts } from '../shell/lists.ts';
import { Avatar } from './Avatar.tsx';
import { Bindings } from './Bindings.tsx';
import { Contacts } from './Contacts.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Sessions } from './Sessions.tsx';

/** Personal data: who I am, how I am reached, my password, where I am logged in. */
export function MemberPage() {
  const query = useCall('getMemberInfo', {}, { topics: ['members'] });
  const [leaving, setLeaving] = useState(false);
  return (
    <Page title={t('members.title')} width="narrow">
      <Loaded
        query={query}
        texts={loadedTexts()}
        skeleton={<SkeletonRows label={t('shell.loading')} rows={4} heightPx={140} />}
      >
        {(member) => (
          <>
            <Section>
              <Avatar member={member} />
              <Numbers member={member} />
            </Section>
            <Section title={t('members.contact')}>
              <Contacts member={member} />
            </Section>
            <Bindings acting={member.acting !== null} />
            <Section title={t('members.profile')}>
              <ProfileForm member={member} key={member.id} />
            </Section>
            <Section title={t('members.password.change')}>
              {member.acting ? <p>{t('members.acting.locked')}</p> : <PasswordForm />}
            </Section>
            <Section title={t('members.sessions')}>
              <Sessions acting={member.acting !== null} />
            </Section>
          </>
        )}
      </Loaded>
      <div>
        <Button look="outline" icon={IconLogout} onClick={() => setLeaving(true)}>
          {t('shell.nav.exit')}
        </Button>
      </div>
      <ConfirmDialog
        opened={leaving}
        title={t('shell.exit.title')}
        confirmLabel={t('shell.exit.confirm')}
        cancelLabel={t('shell.cancel')}
        onConfirm={() => void leave()}
        onClose={() => setLeaving(false)}
      >
        <p>{t('shell.exit.text')}</p>
      </ConfirmDialog>
    </Page>
  );
}

function Numbers({ member }: { member: Output<'getMemberInfo'> }) {
  const facts: [string, React.ReactNode][] = [
    [t('members.account'), member.account],
    [t('members.balance'), <Money key="balance" minor={member.balance} />],
    [
      t('members.simpleCode'),
      <span key="code">
        {member.simple_code}{' '}
        <CopyButton
          compact
          text={member.simple_code}
          label={t('shell.copy')}
          copiedLabel={t('shell.copied')}
        />
      </span>,
    ],
    [t('members.alias'), member.randomName],
    ...(member.referrer ? [[t('members.referrer'), member.referrer] as [string, string]] : []),
    ...(member.exclusiveService ? [[t('members.service'), member.exclusiveService] as [string, string]] : []),
    ...(member.salesperson ? [[t('members.sales'), member.salesperson] as [string, string]] : []),
  ];
  return <Facts facts={facts} />;
}
