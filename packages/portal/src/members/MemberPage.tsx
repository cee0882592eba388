import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCall, useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { LeaveButton } from '../shell/LeaveButton.tsx';
import { LookSettings } from '../shell/LookSettings.tsx';
import { loadedTexts } from '../shell/lists.ts';
import { Avatar } from './Avatar.tsx';
import { Bindings } from './Bindings.tsx';
import { CareTakers } from './CareTakers.tsx';
import { Contacts } from './Contacts.tsx';
import classes from './Member.module.css';
import { MemberFacts } from './MemberFacts.tsx';
import { MemberLevel } from './MemberLevel.tsx';
import { MemberNumbers } from './MemberNumbers.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Sessions } from './Sessions.tsx';

const tabs = ['profile', 'security', 'devices'] as const;
type Tab = (typeof tabs)[number];
type Member = Output<'getMemberInfo'>;

/**
 * Personal data in three parts: who I am, what keeps the account mine, where I am logged in. `warehouse` is another
 * part's: the address to which I have shops send, with my names filled in.
 */
export function MemberPage({ warehouse }: { warehouse?: ReactNode }) {
  const query = useCall('getMemberInfo', {}, { topics: ['members', 'wallet'] });
  const [{ tab: asked }, setFilters] = useFilters<{ tab?: string }>();
  const tab = tabs.find((one) => one === asked) ?? 'profile';
  return (
    <Page title={t('members.title')} width="narrow">
      <Tabs tab={tab} onChoose={(next) => setFilters({ tab: next === 'profile' ? undefined : next })} />
      <Loaded
        query={query}
        texts={loadedTexts()}
        skeleton={<SkeletonRows label={t('shell.loading')} rows={4} heightPx={140} />}
      >
        {(member) => {
          if (tab === 'security') return <Security member={member} />;
          return tab === 'devices' ? (
            <Section title={t('members.sessions')}>
              <Sessions acting={member.acting !== null} />
            </Section>
          ) : (
            <Profile member={member} warehouse={warehouse} />
          );
        }}
      </Loaded>
      <Leave />
    </Page>
  );
}

function Tabs({ tab, onChoose }: { tab: Tab; onChoose: (tab: Tab) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a form's frame around plain tabs
    <div className={classes.tabs} role="group" aria-label={t('security.tabs')}>
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          className={classes.tab}
          aria-pressed={one === tab}
          onClick={() => onChoose(one)}
        >
          {t(`security.tab.${one}`)}
        </button>
      ))}
    </div>
  );
}

function Profile({ member, warehouse }: { member: Member; warehouse: ReactNode }) {
  return (
    <>
      <Section>
        <Avatar member={member} />
        <MemberNumbers member={member} />
        <MemberLevel />
        <MemberFacts member={member} />
      </Section>
      <CareTakers service={member.exclusiveService} sales={member.salesperson} />
      {warehouse ?? null}
      <Section title={t('members.profile')}>
        <ProfileForm member={member} key={member.id} />
      </Section>
      <Section title={t('members.look')}>
        <LookSettings />
      </Section>
    </>
  );
}

function Security({ member }: { member: Member }) {
  return (
    <>
      <Section title={t('members.contact')}>
        <Contacts member={member} />
      </Section>
      <Section title={t('members.password.change')}>
        {member.acting ? <p>{t('members.acting.locked')}</p> : <PasswordForm />}
      </Section>
      <Bindings acting={member.acting !== null} />
    </>
  );
}

function Leave() {
  return (
    <div>
      <LeaveButton
        button={(ask) => (
          <Button look="outline" icon={IconLogout} onClick={ask}>
            {t('shell.exit.confirm')}
          </Button>
        )}
      />
    </div>
  );
}
