import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Stat } from '@crossdock/ui/Stat.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { Timeline } from '@crossdock/ui/Timeline.tsx';
import { Count } from '@crossdock/ui/values.tsx';
import { IconArrowLeft, IconCircleOff, IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { type TextKey, t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { useStaff } from '../shell/staff.ts';
import { useLevels } from './levelNames.ts';
import { MemberAddresses } from './MemberAddresses.tsx';
import { MemberPeople } from './MemberPeople.tsx';
import { MemberProfile } from './MemberProfile.tsx';
import classes from './Members.module.css';
import { StatusDialog } from './StatusDialog.tsx';

type Member = Output<'getMember'>;

/** One member: who it is, what is under way, the money (another part's, handed in), the history. */
export function MemberPage({ memberId, money }: { memberId: string; money: ReactNode }) {
  const query = useCall('getMember', { memberId }, { topics: ['members', 'parcels', 'orders', 'wallet'] });
  const back = (
    <Link to="/members" className={classes.muted}>
      <IconArrowLeft size={14} aria-hidden /> {t('members.title')}
    </Link>
  );
  return (
    <Page
      title={query.data?.name ?? t('members.one')}
      back={back}
      actions={query.data ? <Actions member={query.data} /> : null}
    >
      <Loaded
        query={query}
        texts={loadedTexts()}
        skeleton={<SkeletonRows label={t('shell.loading')} rows={3} heightPx={180} />}
      >
        {(member) => (
          <>
            <div className={classes.columns}>
              <MemberProfile member={member} />
              <div className={classes.stack}>
                <Section title={t('members.underway')}>
                  <Counts counts={member.counts} />
                </Section>
                <History steps={member.steps} />
              </div>
            </div>
            {money}
            <MemberPeople memberId={member.id} />
            <MemberAddresses memberId={member.id} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** What happened to the account, the latest first. */
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

/** What happened; of a level also from which to which. */
function stepTitle(step: Member['steps'][number], levels: ReturnType<typeof useLevels>): string {
  const title = t(`members.step.${step.event}` as TextKey);
  if (step.event !== 'level' && step.event !== 'levelUp') return title;
  const [from, to] = [levels.nameOf(Number(step.from)), levels.nameOf(Number(step.to))];
  return t('members.step.moved', { what: title, from, to });
}

const shown = [
  'parcel.forecast',
  'parcel.received',
  'parcel.shelved',
  'parcel.requested',
  'order.processing',
  'order.awaitingPayment',
  'order.awaitingShipment',
  'order.awaitingSignature',
  'order.signed',
] as const;

function Counts({ counts }: { counts: Member['counts'] }) {
  return (
    <div className={classes.counts}>
      {shown.map((name) => (
        <Stat key={name} label={t(`members.count.${name}`)} value={<Count n={counts[name] ?? 0} />} />
      ))}
    </div>
  );
}

function Actions({ member }: { member: Member }) {
  const staff = useStaff();
  const [changing, setChanging] = useState(false);
  const act = useSubmit('actAsMember');
  const open = async () => {
    // Opened within the click, or the browser takes it for an advertisement.
    const tab = window.open('about:blank', '_blank');
    const attempt = await act.submit({ memberId: member.id });
    if (attempt.ok && tab) tab.location.href = attempt.data.url;
    else tab?.close();
  };
  return (
    <>
      {staff.may('member.act') && member.status === 'active' ? (
        <Button icon={IconExternalLink} busy={act.busy} onClick={() => void open()}>
          {t('members.act')}
        </Button>
      ) : null}
      {staff.may('member.write') ? (
        <Button look="outline" icon={IconCircleOff} onClick={() => setChanging(true)}>
          {t(member.status === 'active' ? 'members.disable' : 'members.enable')}
        </Button>
      ) : null}
      {changing ? <StatusDialog member={member} onClose={() => setChanging(false)} /> : null}
    </>
  );
}
