import type { Output } from '@crossdock/contract/table.ts';
import { isRegion } from '@crossdock/domain/regions.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Muted, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { AuditedMemberFacts, AuditFactsFooter, AuditHeadline, AuditNotes } from '../shell/AuditClaim.tsx';
import type { RowDecisionProps } from '../shell/AuditQueue.tsx';
import { EditableRequestDecision } from '../shell/EditableRequestDecision.tsx';
import { t } from '../shell/i18n.ts';
import { fullAddressLine, mapUrl } from './addressText.ts';

export type AuditedAddress = Output<'listAddressAudits'>['list'][number];

/** Shows the address in large type for the audit. */
export function AddressEvidence({ address }: { address: AuditedAddress }) {
  return (
    <Section>
      <AuditHeadline>{fullAddressLine(address)}</AuditHeadline>
      {address.store?.fromMap ? <Muted as="p">{t('addresses.fromMap')}</Muted> : null}
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
      <AuditFactsFooter>
        <Text as="a" tone="link" href={mapUrl(address)} target="_blank" rel="noopener noreferrer">
          {t('addresses.map')}
        </Text>
      </AuditFactsFooter>
    </Section>
  );
}

/** Shows the member whose address it is, and the reasons to doubt the address. */
export function AddressAuditDetails({ address }: { address: AuditedAddress }) {
  return (
    <Section title={t('addresses.member')}>
      <AuditedMemberFacts
        member={address}
        titles={{
          name: t('addresses.member.name'),
          phone: t('addresses.member.phone'),
          since: t('addresses.member.since'),
        }}
      />
      <AuditNotes>
        {address.memberName !== address.consignee ? (
          <Banner tone="info">{t('addresses.otherName')}</Banner>
        ) : null}
        {address.zipKept ? (
          <Banner tone="warning">{t('addresses.zipKept', { zip: address.zip })}</Banner>
        ) : null}
        {address.sameIdNumber > 0 ? (
          <Banner tone="warning">{t('addresses.sameId', { n: address.sameIdNumber })}</Banner>
        ) : null}
      </AuditNotes>
    </Section>
  );
}

export function AddressDecision({ row: address, onMove }: RowDecisionProps<AuditedAddress>) {
  return (
    <EditableRequestDecision
      call="auditAddress"
      list="listAddressAudits"
      may="address.audit"
      row={address}
      onMove={onMove}
    />
  );
}
