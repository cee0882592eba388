import {
  type AuditReasonKey,
  auditReasons,
  type RejectionReason,
  usualReasons,
} from '@crossdock/contract/shops/auditReasons.ts';
import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { useKeys } from '@crossdock/ui/useKeys.ts';
import { currentLanguage } from '@crossdock/web/language.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, type RefObject, useContext, useRef, useState } from 'react';
import classes from './AuditQueue.module.css';
import { AuditQueueContext } from './auditQueueContext.ts';
import { t } from './i18n.ts';
import { type ReadyReason, ReadyReasons } from './ReadyReasons.tsx';

export interface AuditDecisionProps {
  readonly mayDecide: boolean;
  readonly busy: boolean;
  readonly failure: CallFailure | null;
  readonly onApprove: () => void;
  readonly onReject: (why: RejectionReason) => void;
  readonly onMove: (by: number) => void;
  readonly approveLabel?: string;
  /** The button's text after the first press, for decisions that move money. The second press decides. */
  readonly sureLabel?: string;
  /** The reason why the row cannot be approved now, though it can be rejected. */
  readonly obstacle?: string;
  /** The shop's prepared reasons for a rejection. */
  readonly ready?: readonly ReadyReason[];
  /** Fields that an approval needs, such as a voucher. */
  readonly children?: ReactNode;
}

/** A key pressed this soon after the row changed was meant for the previous row. */
const unreadMs = 700;

/**
 * Approves a row, or rejects it with a reason. Keys: A approves, R focuses the reason, J and K open the next and the
 * previous row.
 */
export function AuditDecision(props: AuditDecisionProps) {
  const { mayDecide, failure, onMove, sureLabel } = props;
  const [armed, setArmed] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const shownAt = useRef(performance.now());
  const approve = () => {
    if (!mayDecide || props.busy || props.obstacle) return;
    // If money moves, the first press only arms the button.
    if (armed || sureLabel === undefined) props.onApprove();
    setArmed(sureLabel !== undefined && !armed);
  };
  useKeys({
    // A key that is pressed right after the row changed is ignored.
    a: () => performance.now() - shownAt.current > unreadMs && approve(),
    r: () => box.current?.focus(),
    j: () => onMove(1),
    k: () => onMove(-1),
    escape: () => setArmed(false),
  });
  if (!mayDecide) return <Banner tone="info">{t('shell.audit.readOnly')}</Banner>;
  const fault = (failure?.fields.reasonKey ?? failure?.fields.reason)?.message;
  return (
    <>
      {failure && !fault ? <Banner tone="danger">{failure.message}</Banner> : null}
      {props.obstacle ? <Banner tone="warning">{props.obstacle}</Banner> : null}
      {props.children}
      <Button icon={IconCheck} full busy={props.busy} disabled={Boolean(props.obstacle)} onClick={approve}>
        {armed ? sureLabel : (props.approveLabel ?? t('shell.audit.approve'))}
      </Button>
      <Rejection {...props} box={box} fault={fault} />
      <p className={`${classes.muted} ${classes.keys}`}>
        {t(sureLabel === undefined ? 'shell.audit.keys' : 'shell.audit.keysTwice')}
      </p>
    </>
  );
}

interface RejectionProps extends AuditDecisionProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly fault: string | undefined;
}

/**
 * The reason of a rejection: a prepared one, which members read in their own language, or the clerk's own words, or
 * both.
 */
function Rejection({ box, fault, busy, ready = [], onReject }: RejectionProps) {
  const [reasonKey, setReasonKey] = useState<AuditReasonKey>();
  const [reason, setReason] = useState('');
  const queue = useContext(AuditQueueContext);
  const reject = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onReject({ reasonKey, reason });
  };
  const choose = (key: AuditReasonKey) => {
    setReasonKey(key === reasonKey ? undefined : key);
    box.current?.focus();
  };
  return (
    <Grid as="form" gap={16} onSubmit={reject} noValidate>
      {queue ? (
        <fieldset className={classes.reasons} aria-label={t('shell.audit.usual')}>
          {usualReasons[queue].map((key) => (
            <Chip key={key} chosen={key === reasonKey} onClick={() => choose(key)}>
              {auditReasons[key][currentLanguage()]}
            </Chip>
          ))}
        </fieldset>
      ) : null}
      <ReadyReasons
        reasons={ready}
        value={reason}
        onChoose={(text) => {
          setReason(text);
          box.current?.focus();
        }}
      />
      <NoteBox
        ref={box}
        rows={2}
        maxLength={300}
        label={t(reasonKey ? 'shell.audit.addedWords' : 'shell.audit.reason')}
        value={reason}
        error={fault}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) reject(event);
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <Button type="submit" look="danger" icon={IconX} busy={busy}>
        {t('shell.audit.reject')}
      </Button>
    </Grid>
  );
}
