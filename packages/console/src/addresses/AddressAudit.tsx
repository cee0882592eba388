import type { Output } from '@crossdock/contract/table.ts';
import { isRegion } from '@crossdock/domain/regions.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code, When } from '@crossdock/ui/values.tsx';
import { AuditDecision } from '../shell/AuditDecision.tsx';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import { useStaff } from '../shell/staff.ts';
import classes from './Addresses.module.css';
import { fullPlace, mapUrl } from './addressText.ts';

export type AuditedAddress = Output<'listAddressAudits'>['list'][number];

/** The address large. */
export function AddressEvidence({ address }: { address: AuditedAddress }) {
  return (
    <Section>
      <p className={classes.large}>{fullPlace(address)}</p>
      {address.store?.fromMap ? <p className={classes.muted}>{t('addresses.fromMap')}</p> : null}
      <Facts
        facts={[
          [t('addresses.consignee'), address.consignee],
          [t('addresses.phone'), `+${address.areaCode} ${address.phone}`],
          [
            t(address.idKind === 'company' ? 'addresses.company' : 'addresses.idNumber'),
            <Code key="id">{address.idNumber}</Code>,
          ],
          [
            t('addresses.country'),
            isRegion(address.country) ? t(`addresses.region.${address.country}`) : address.country,
          ],
          [t('addresses.zip'), address.zip || '–'],
        ]}
      />
      <p className={classes.below}>
        <a className={classes.link} href={mapUrl(address)} target="_blank" rel="noopener noreferrer">
          {t('addresses.map')}
        </a>
      </p>
    </Section>
  );
}

/** Whose it is, and what speaks against it. */
export function AddressClaim({ address }: { address: AuditedAddress }) {
  return (
    <Section title={t('addresses.member')}>
      <Facts
        facts={[
          [
            t('addresses.member.name'),
            <MemberLink
              key="m"
              id={address.memberId}
              name={address.memberName}
              note={address.memberAccount}
            />,
          ],
          [t('addresses.member.phone'), address.memberPhone],
          [t('addresses.member.since'), <When key="s" iso={address.memberSince} style="date" />],
        ]}
      />
      <div className={classes.notes}>
        {address.memberName !== address.consignee ? (
          <Banner tone="info">{t('addresses.otherName')}</Banner>
        ) : null}
        {address.sameIdNumber > 0 ? (
          <Banner tone="warning">{t('addresses.sameId', { n: address.sameIdNumber })}</Banner>
        ) : null}
      </div>
    </Section>
  );
}

interface DecisionProps {
  readonly address: AuditedAddress;
  readonly onMove: (by: number) => void;
}

export function AddressDecision({ address, onMove }: DecisionProps) {
  const decide = useSubmit('auditAddress', {
    quiet: true,
    refreshes: ['listAddressAudits'],
    onDone: (_done, { decision }) =>
      showMessage('success', t(decision === 'approve' ? 'shell.audit.approved' : 'shell.audit.rejected')),
  });
  const { id, updatedAt: seenAt } = address;
  return (
    <AuditDecision
      mayDecide={useStaff().may('address.audit')}
      busy={decide.busy}
      failure={decide.failure}
      onApprove={() => void decide.submit({ id, decision: 'approve', seenAt })}
      onReject={(why) => void decide.submit({ id, decision: 'reject', ...why, seenAt })}
      onMove={onMove}
    />
  );
}
