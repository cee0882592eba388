import type { Output } from '@crossdock/contract/table.ts';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import type { ReactNode } from 'react';
import { AppearanceSettings } from '../shell/AppearanceSettings.tsx';
import { useCall, useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { AssignedStaff } from './AssignedStaff.tsx';
import { Avatar } from './Avatar.tsx';
import { Contacts } from './Contacts.tsx';
import { FirstPasswordForm } from './FirstPasswordForm.tsx';
import { MemberBalances } from './MemberBalances.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { MemberLevel } from './MemberLevel.tsx';
import { MessengerBindings } from './MessengerBindings.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Sessions } from './Sessions.tsx';

const parts = ['profile', 'service', 'security', 'devices', 'look'] as const;
type Part = (typeof parts)[number];
type Member = Output<'getMemberInfo'>;

interface MemberPageProps extends Omit<PartProps, 'part' | 'member'> {
  /** A warning that the member cannot be reached. */
  readonly warning?: ReactNode;
}

/**
 * The member's own data in sections: name, contacts, security, logins, appearance. The route passes in
 * `warehouse` (the member's warehouse address), `invoices` (the setting for e-invoices), and `data` (an
 * export of everything).
 */
export function MemberPage({ warehouse, invoices, data, warning }: MemberPageProps) {
  const query = useCall('getMemberInfo', {}, { topics: ['members', 'wallet'] });
  const [{ tab: asked }, setFilters] = useFilters<{ tab?: string }>();
  const part = parts.find((one) => one === asked) ?? 'profile';
  return (
    <Page
      title={t('members.title')}
      tabs={
        <FilterTabs
          label={t('security.tabs')}
          tabs={parts.map((key) => ({ key, label: t(`security.tab.${key}`) }))}
          chosen={part}
          onChoose={(next) => setFilters({ tab: next === 'profile' ? undefined : next })}
        />
      }
      aside={part === 'profile' && query.data ? <Standing member={query.data} /> : null}
    >
      {warning ?? null}
      <Loaded query={query} skeleton={{ rows: 4, heightPx: 140 }}>
        {(member) => (
          <PartOf part={part} member={member} warehouse={warehouse} invoices={invoices} data={data} />
        )}
      </Loaded>
    </Page>
  );
}

/** The member's balances and level, shown beside the sections. */
function Standing({ member }: { member: Member }) {
  return (
    <Section>
      <Avatar member={member} />
      <MemberBalances member={member} />
      <MemberLevel />
    </Section>
  );
}

interface PartProps {
  readonly part: Part;
  readonly member: Member;
  readonly warehouse?: ReactNode;
  readonly invoices?: ReactNode;
  readonly data?: ReactNode;
}

function PartOf({ part, member, warehouse, invoices, data }: PartProps) {
  const acting = member.acting !== null;
  if (part === 'service')
    return (
      <>
        {warehouse ?? null}
        <AssignedStaff service={member.exclusiveService} sales={member.salesperson} />
      </>
    );
  if (part === 'security') return <Security member={member} data={data} />;
  if (part === 'devices')
    return (
      <Section title={t('members.sessions')}>
        <Sessions acting={acting} />
      </Section>
    );
  if (part === 'look')
    return (
      <Section title={t('members.look')}>
        <AppearanceSettings />
      </Section>
    );
  return (
    <>
      <Section title={t('members.profile')}>
        <ProfileForm member={member} key={member.id} />
      </Section>
      <Section title={t('members.facts')}>
        <MemberFacts member={member} />
      </Section>
      {invoices ?? null}
    </>
  );
}

function Security({ member, data }: Pick<PartProps, 'member' | 'data'>) {
  return (
    <>
      <Section title={t('members.contact')}>
        <Contacts member={member} />
      </Section>
      <Passkeys acting={member.acting !== null} />
      <Section title={t(member.passwordSet ? 'members.password.change' : 'members.password.first')}>
        {member.acting ? (
          <p>{t('members.acting.locked')}</p>
        ) : member.passwordSet ? (
          <PasswordForm />
        ) : (
          <FirstPasswordForm />
        )}
      </Section>
      <MessengerBindings acting={member.acting !== null} />
      {member.acting ? null : (data ?? null)}
    </>
  );
}
