import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code, When } from '@crossdock/ui/values.tsx';
import { AuditDecision } from '../shell/AuditDecision.tsx';
import { useSubmit } from '../shell/api.ts';
import { countryName } from '../shell/countryName.ts';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import { useStaff } from '../shell/staff.ts';
import classes from './Members.module.css';

export type AuditedIdentity = Output<'listIdentityAudits'>['list'][number];

/** What the member says of the document, whose account it is, and what speaks against it. */
export function IdentityClaim({ identity }: { identity: AuditedIdentity }) {
  return (
    <Section>
      <p className={classes.claim}>{identity.realName}</p>
      <Facts
        facts={[
          [t('identity.kind'), t(`identity.kind.${identity.idKind}`)],
          [t('identity.country'), countryName(identity.country)],
          [t('identity.number'), <Code key="number">{identity.idNumber}</Code>],
          [
            t('identity.member'),
            <MemberLink
              key="m"
              id={identity.memberId}
              name={identity.memberName}
              note={identity.memberAccount}
            />,
          ],
          [t('identity.phone'), identity.memberPhone],
          [t('identity.since'), <When key="s" iso={identity.memberSince} style="date" />],
        ]}
      />
      <div className={classes.notes}>
        {identity.memberName !== identity.realName && identity.idKind !== 'company' ? (
          <Banner tone="info">{t('identity.otherName', { name: identity.memberName })}</Banner>
        ) : null}
        {identity.sameNumber.length > 0 ? <SameNumber others={identity.sameNumber} /> : null}
      </div>
    </Section>
  );
}

function SameNumber({ others }: { others: AuditedIdentity['sameNumber'] }) {
  const taken = others.some(({ state }) => state === 'approved');
  return (
    <Banner
      tone={taken ? 'danger' : 'warning'}
      title={t(taken ? 'identity.taken' : 'identity.sameNumber', { n: others.length })}
    >
      {others.map((one) => (
        <p key={one.memberId}>
          <MemberLink id={one.memberId} name={one.name} /> · {t(`shell.audit.state.${one.state}`)}
        </p>
      ))}
    </Banner>
  );
}

interface DecisionProps {
  readonly identity: AuditedIdentity;
  readonly onMove: (by: number) => void;
}

export function IdentityDecision({ identity, onMove }: DecisionProps) {
  const decide = useSubmit('auditIdentity', {
    quiet: true,
    refreshes: ['listIdentityAudits'],
    onDone: (_done, { decision }) =>
      showMessage('success', t(decision === 'approve' ? 'shell.audit.approved' : 'shell.audit.rejected')),
  });
  const { id, updatedAt: seenAt } = identity;
  const taken = identity.sameNumber.some(({ state }) => state === 'approved');
  return (
    <AuditDecision
      mayDecide={useStaff().may('identity.audit')}
      busy={decide.busy}
      failure={decide.failure}
      onApprove={() => void decide.submit({ id, decision: 'approve', seenAt })}
      onReject={(why) => void decide.submit({ id, decision: 'reject', ...why, seenAt })}
      onMove={onMove}
      {...(taken ? { obstacle: t('identity.taken.obstacle') } : {})}
    />
  );
}
