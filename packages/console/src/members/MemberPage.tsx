import type { Output } from '@crossdock/contract/table.ts';
import { openOrderStates } from '@crossdock/domain/orders/desk.ts';
import { inWarehouseParcelStates } from '@crossdock/domain/parcels/states.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { formatWhen } from '@crossdock/ui/format.ts';
import { Split } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Tabs } from '@crossdock/ui/Tabs.tsx';
import { Timeline } from '@crossdock/ui/Timeline.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCall, useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { OtherViewers } from '../shell/OtherViewers.tsx';
import { useStaff } from '../shell/staff.ts';
import { useTitlePrefix } from '../shell/windowTitle.ts';
import { useLevels } from './levelNames.ts';
import { MemberAddresses } from './MemberAddresses.tsx';
import { MemberHead } from './MemberHead.tsx';
import { MemberIdentityAndDeclarers } from './MemberIdentityAndDeclarers.tsx';
import { MemberNotes } from './MemberNotes.tsx';
import { MemberProfile } from './MemberProfile.tsx';

type Member = Output<'getMember'>;

const tabs = ['parcels', 'orders', 'money', 'papers', 'notices', 'notes', 'account'] as const;
type TabKey = (typeof tabs)[number];

/** The sections of other features that the route passes in. */
export interface MemberPageSections {
  readonly parcels: ReactNode;
  readonly orders: ReactNode;
  /** Undefined for staff whose roles may not see money. */
  readonly money: ReactNode;
  /** The notifications that the member received, and whether they arrived. */
  readonly notices: ReactNode;
}

/** The page of a member: the head stays visible, and everything else is in tabs. */
export function MemberPage({ memberId, parts }: { memberId: string; parts: MemberPageSections }) {
  const query = useCall('getMember', { memberId }, { topics: ['members', 'parcels', 'orders', 'wallet'] });
  useTitlePrefix(query.data?.name);
  const [found, setFilters] = useFilters<{ tab?: string; page?: number; sort?: string; order?: string }>();
  const mayRead = useStaff().may('message.read');
  const shown = tabs.filter((key) => key !== 'notices' || mayRead);
  const tab = shown.find((one) => one === found.tab) ?? 'parcels';
  return (
    <Page
      title={query.data?.name ?? t('members.one')}
      width="full"
      back={<Link to="/members">{t('members.title')}</Link>}
    >
      <Loaded query={query} skeleton={{ rows: 3, heightPx: 180 }}>
        {(member) => (
          <>
            <MemberHead member={member} />
            <OtherViewers noun="member" id={member.id} />
            {member.mailBounce ? <Bounces email={member.email} bounce={member.mailBounce} /> : null}
            <Tabs<TabKey>
              label={t('members.tabs')}
              chosen={tab}
              onChoose={(next) => setFilters({ tab: next, sort: undefined, order: undefined })}
              tabs={shown.map((key) => ({ key, label: t(`members.tab.${key}`) }))}
              countOf={(key) => countOf(member, key)}
            >
              {contentOf(tab, member, parts)}
            </Tabs>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Bounces(props: { email: string; bounce: NonNullable<Member['mailBounce']> }) {
  const { bouncedAt, reason } = props.bounce;
  const since = formatWhen(bouncedAt, 'date', useFormatting());
  return <Banner tone="warning">{t('members.mailBounce', { email: props.email, since, reason })}</Banner>;
}

function contentOf(tab: TabKey, member: Member, parts: MemberPageSections): ReactNode {
  if (tab === 'notes') return <MemberNotes memberId={member.id} />;
  if (tab === 'papers')
    return (
      <>
        <MemberIdentityAndDeclarers memberId={member.id} />
        <MemberAddresses memberId={member.id} />
      </>
    );
  if (tab === 'account')
    return (
      <Split from="desktop" columns="1fr 1fr" gap={16} align="start">
        <MemberProfile member={member} />
        <History steps={member.steps} />
      </Split>
    );
  return parts[tab];
}

const sum = (counts: Member['counts'], names: readonly string[]) =>
  names.reduce((total, name) => total + (counts[name] ?? 0), 0);

/** The number of open items, beside the tab's name. */
function countOf({ counts }: Member, tab: TabKey): number | null {
  if (tab === 'parcels')
    return sum(
      counts,
      inWarehouseParcelStates.map((state) => `parcel.${state}`),
    );
  if (tab === 'orders')
    return sum(
      counts,
      openOrderStates.map((state) => `order.${state}`),
    );
  return null;
}

/** The account's history, latest first. */
function History({ steps }: { steps: Member['steps'] }) {
  const levels = useLevels();
  if (steps.length === 0) return null;
  return (
    <Section title={t('members.history')}>
      <Timeline
        entries={steps.toReversed().map((step, at) => ({
          key: String(at),
          title: stepTitle(step, levels),
          at: step.at,
          text: [step.staffName, step.why].filter(Boolean).join(' · '),
        }))}
      />
    </Section>
  );
}

/** The title of a step; for a level change also the old and new level. */
function stepTitle(step: Member['steps'][number], levels: ReturnType<typeof useLevels>): string {
  const title = t(`members.step.${step.event}`);
  if (step.event !== 'level' && step.event !== 'levelUp') return title;
  const [from, to] = [levels.nameOf(Number(step.from)), levels.nameOf(Number(step.to))];
  return t('members.step.moved', { what: title, from, to });
}
