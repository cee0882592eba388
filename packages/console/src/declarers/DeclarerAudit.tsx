import type { Output } from '@crossdock/contract/table.ts';
import { meterLevel } from '@crossdock/domain/declarers/rules.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Meter } from '@crossdock/ui/Meter.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code, When } from '@crossdock/ui/values.tsx';
import { AuditDecision } from '../shell/AuditDecision.tsx';
import { useSubmit } from '../shell/api.ts';
import { countryName } from '../shell/countryName.ts';
import { EvidencePictures } from '../shell/EvidencePictures.tsx';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import { useStaff } from '../shell/staff.ts';
import classes from './Declarers.module.css';

export type AuditedDeclarer = Output<'listDeclarerAudits'>['list'][number];

/** The declarer large, as customs will read it, and the pictures of the document where there are any. */
export function DeclarerEvidence({ declarer }: { declarer: AuditedDeclarer }) {
  const pictures = [declarer.front, declarer.back].filter((one) => one !== null);
  return (
    <>
      <Section>
        <p className={classes.large}>{declarer.name}</p>
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
    <div className={classes.below}>
      <Meter
        used={entriesUsed}
        of={entriesFree}
        tone={tones[meterLevel(entriesUsed, entriesFree)]}
        text={t('declarers.entries', { used: entriesUsed, of: entriesFree })}
      />
    </div>
  );
}

/** Whose it is, and what speaks against it. */
export function DeclarerClaim({ declarer }: { declarer: AuditedDeclarer }) {
  return (
    <Section title={t('declarers.member')}>
      <Facts
        facts={[
          [
            t('declarers.member'),
            <MemberLink
              key="m"
              id={declarer.memberId}
              name={declarer.memberName}
              note={declarer.memberAccount}
            />,
          ],
          [t('declarers.memberPhone'), declarer.memberPhone],
          [t('declarers.since'), <When key="s" iso={declarer.memberSince} style="date" />],
        ]}
      />
      <div className={classes.notes}>
        {declarer.memberName !== declarer.name ? (
          <Banner tone="info">{t('declarers.otherName')}</Banner>
        ) : null}
        {declarer.otherNames.length > 0 ? (
          <Banner tone="danger" title={t('declarers.otherNames')}>
            {declarer.otherNames.join('、')}
          </Banner>
        ) : null}
        {declarer.sameIdNumber > 0 ? (
          <Banner tone="warning">{t('declarers.sameNumber', { n: declarer.sameIdNumber })}</Banner>
        ) : null}
      </div>
    </Section>
  );
}

interface DecisionProps {
  readonly declarer: AuditedDeclarer;
  readonly onMove: (by: number) => void;
}

export function DeclarerDecision({ declarer, onMove }: DecisionProps) {
  const decide = useSubmit('auditDeclarer', {
    quiet: true,
    refreshes: ['listDeclarerAudits'],
    onDone: (_done, { decision }) =>
      showMessage('success', t(decision === 'approve' ? 'shell.audit.approved' : 'shell.audit.rejected')),
  });
  const { id, updatedAt: seenAt } = declarer;
  return (
    <AuditDecision
      mayDecide={useStaff().may('declarer.audit')}
      busy={decide.busy}
      failure={decide.failure}
      onApprove={() => void decide.submit({ id, decision: 'approve', seenAt })}
      onReject={(why) => void decide.submit({ id, decision: 'reject', ...why, seenAt })}
      onMove={onMove}
    />
  );
}
