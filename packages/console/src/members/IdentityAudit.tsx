import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code, When } from '@crossdock/ui/values.tsx';
import { AuditHeadline, AuditNotes } from '../shell/AuditClaim.tsx';
import type { RowDecisionProps } from '../shell/AuditQueue.tsx';
import { countryName } from '../shell/countryName.ts';
import { EditableRequestDecision } from '../shell/EditableRequestDecision.tsx';
import { t } from '../shell/i18n.ts';
import { MemberLink, RowMemberLink } from '../shell/links.tsx';

export type AuditedIdentity = Output<'listIdentityAudits'>['list'][number];

/** The data that the member entered about the document, the member's account, and the reasons for doubt. */
export function IdentityAuditDetails({ identity }: { identity: AuditedIdentity }) {
  return (
    <Section>
      <AuditHeadline>{identity.realName}</AuditHeadline>
      <Facts
        facts={[
          [t('identity.kind'), t(`identity.kind.${identity.idKind}`)],
          [t('identity.country'), countryName(identity.country)],
          [t('identity.number'), <Code key="number">{identity.idNumber}</Code>],
          [t('identity.member'), <RowMemberLink key="m" row={identity} />],
          [t('identity.phone'), identity.memberPhone],
          [t('identity.since'), <When key="s" iso={identity.memberSince} style="date" />],
        ]}
      />
      <AuditNotes>
        {identity.memberName !== identity.realName && identity.idKind !== 'company' ? (
          <Banner tone="info">{t('identity.otherName', { name: identity.memberName })}</Banner>
        ) : null}
        {identity.sameNumber.length > 0 ? <SameNumber others={identity.sameNumber} /> : null}
      </AuditNotes>
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

export function IdentityDecision({ row: identity, onMove }: RowDecisionProps<AuditedIdentity>) {
  const taken = identity.sameNumber.some(({ state }) => state === 'approved');
  return (
    <EditableRequestDecision
      call="auditIdentity"
      list="listIdentityAudits"
      may="identity.audit"
      row={identity}
      onMove={onMove}
      {...(taken ? { obstacle: t('identity.taken.obstacle') } : {})}
    />
  );
}
