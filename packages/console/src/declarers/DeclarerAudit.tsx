import type { Output } from '@crossdock/contract/table.ts';
import { freeEntriesLevel } from '@crossdock/domain/declarers/rules.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Meter } from '@crossdock/ui/Meter.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { joinNames } from '@crossdock/web/joinNames.ts';
import { AuditedMemberFacts, AuditFactsFooter, AuditHeadline, AuditNotes } from '../shell/AuditClaim.tsx';
import type { RowDecisionProps } from '../shell/AuditQueue.tsx';
import { countryName } from '../shell/countryName.ts';
import { EditableRequestDecision } from '../shell/EditableRequestDecision.tsx';
import { EvidencePictures } from '../shell/EvidencePictures.tsx';
import { t } from '../shell/i18n.ts';

export type AuditedDeclarer = Output<'listDeclarerAudits'>['list'][number];

/** The declarer in large type, as customs will read it, and the pictures of the document if there are any. */
export function DeclarerEvidence({ declarer }: { declarer: AuditedDeclarer }) {
  const pictures = [declarer.front, declarer.back].filter((one) => one !== null);
  return (
    <>
      <Section>
        <AuditHeadline>{declarer.name}</AuditHeadline>
        <Facts
          facts={[
            [t(`declarers.number.${declarer.idKind}`), <Code key="number">{declarer.idNumber}</Code>],
            [t('declarers.phone'), `+${declarer.areaCode} ${declarer.phone}`],
            [t('declarers.country'), countryName(declarer.country)],
            [t('declarers.kind'), t(`declarers.kind.${declarer.idKind}`)],
          ]}
        />
        <Entries declarer={declarer} />
      </Section>
      {pictures.length === 0 ? <Banner tone="info">{t('declarers.noPictures')}</Banner> : null}
      <EvidencePictures pictures={pictures} label={t('declarers.picture')} />
    </>
  );
}

const tones = { free: 'success', last: 'warning', usedUp: 'danger' } as const;

function Entries({ declarer: { entriesUsed, entriesFree } }: { declarer: AuditedDeclarer }) {
  if (entriesFree === null) return null;
  return (
    <AuditFactsFooter>
      <Meter
        used={entriesUsed}
        of={entriesFree}
        tone={tones[freeEntriesLevel(entriesUsed, entriesFree)]}
        text={t('declarers.entries', { used: entriesUsed, of: entriesFree })}
      />
    </AuditFactsFooter>
  );
}

/** Shows the member whose declarer it is, and the reasons to doubt the declarer. */
export function DeclarerAuditDetails({ declarer }: { declarer: AuditedDeclarer }) {
  return (
    <Section title={t('declarers.member')}>
      <AuditedMemberFacts
        member={declarer}
        titles={{
          name: t('declarers.member'),
          phone: t('declarers.memberPhone'),
          since: t('declarers.since'),
        }}
      />
      <AuditNotes>
        {declarer.memberName !== declarer.name ? (
          <Banner tone="info">{t('declarers.otherName')}</Banner>
        ) : null}
        {declarer.otherNames.length > 0 ? (
          <Banner tone="danger" title={t('declarers.otherNames')}>
            {joinNames(declarer.otherNames)}
          </Banner>
        ) : null}
        {declarer.sameIdNumber > 0 ? (
          <Banner tone="warning">{t('declarers.sameNumber', { n: declarer.sameIdNumber })}</Banner>
        ) : null}
      </AuditNotes>
    </Section>
  );
}

export function DeclarerDecision({ row: declarer, onMove }: RowDecisionProps<AuditedDeclarer>) {
  return (
    <EditableRequestDecision
      call="auditDeclarer"
      list="listDeclarerAudits"
      may="declarer.audit"
      row={declarer}
      onMove={onMove}
    />
  );
}
