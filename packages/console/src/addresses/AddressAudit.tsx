import type { Output } from '@crossdock/contract/table.ts';
import { isRegion } from '@crossdock/domain/regions.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { useKeys } from '@crossdock/ui/useKeys.ts';
import { Code, When } from '@crossdock/ui/values.tsx';
import { IconArrowLeft, IconArrowRight, IconCheck, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';
import classes from './Audit.module.css';
import { fullPlace, mapUrl } from './addressText.ts';

export type AuditedAddress = Output<'listAddressAudits'>['list'][number];

/** The address large, the claim beside it. Keys: A approves, R rejects, J and K go on and back. */
export function AddressAudit(props: {
  address: AuditedAddress;
  place: number;
  of: number;
  onMove: (by: number) => void;
}) {
  const { address, onMove } = props;
  return (
    <>
      <div className={classes.place}>
        <span className={classes.muted}>
          {t('addresses.place', { place: props.place, of: props.of })} · {t('addresses.waitingSince')}{' '}
          <When iso={address.updatedAt} />
        </span>
        <span className={classes.buttons}>
          <Button small look="outline" icon={IconArrowLeft} onClick={() => onMove(-1)}>
            {t('addresses.previous')}
          </Button>
          <Button small look="outline" icon={IconArrowRight} onClick={() => onMove(1)}>
            {t('addresses.next')}
          </Button>
        </span>
      </div>
      <div className={classes.columns}>
        <Place address={address} />
        <div className={classes.side}>
          <Claim address={address} />
          <Decision address={address} onMove={onMove} />
        </div>
      </div>
    </>
  );
}

function Place({ address }: { address: AuditedAddress }) {
  return (
    <Section>
      <p className={classes.large}>{fullPlace(address)}</p>
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

function Claim({ address }: { address: AuditedAddress }) {
  return (
    <Section title={t('addresses.member')}>
      <Facts
        facts={[
          [
            t('addresses.member.name'),
            <Link key="m" className={classes.link} to="/members/$id" params={{ id: address.memberId }}>
              {address.memberName} ({address.memberAccount})
            </Link>,
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

function Decision({ address, onMove }: { address: AuditedAddress; onMove: (by: number) => void }) {
  const mayAudit = useStaff().may('address.audit');
  const [reason, setReason] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const decide = useSubmit('auditAddress', {
    quiet: true,
    refreshes: ['listAddressAudits'],
    onDone: (_done, { decision }) => showMessage('success', t(`addresses.${decision}.done`)),
  });
  const send = (decision: 'approve' | 'reject') => {
    if (!mayAudit || decide.busy) return;
    void decide.submit({ id: address.id, decision, reason, seenAt: address.updatedAt });
  };
  const reject = (event?: FormEvent) => {
    event?.preventDefault();
    send('reject');
  };
  useKeys({
    a: () => send('approve'),
    r: () => box.current?.focus(),
    j: () => onMove(1),
    k: () => onMove(-1),
  });
  if (!mayAudit) return <Banner tone="info">{t('addresses.readOnly')}</Banner>;
  const fault = decide.failure?.fields.reason?.message;
  return (
    <>
      {decide.failure && !fault ? <Banner tone="danger">{decide.failure.message}</Banner> : null}
      <Button full icon={IconCheck} busy={decide.busy} onClick={() => send('approve')}>
        {t('addresses.approve')}
      </Button>
      <form className={classes.fields} onSubmit={reject} noValidate>
        <NoteBox
          ref={box}
          rows={2}
          maxLength={300}
          label={t('addresses.reason')}
          value={reason}
          error={fault}
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) reject(event);
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
        <Button type="submit" look="danger" icon={IconX} busy={decide.busy}>
          {t('addresses.reject')}
        </Button>
      </form>
      <p className={`${classes.muted} ${classes.keys}`}>{t('addresses.keys')}</p>
    </>
  );
}
