import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { useKeys } from '@crossdock/ui/useKeys.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useContext, useRef, useState } from 'react';
import classes from './AuditQueue.module.css';
import { AuditQueueOf, usualReasons } from './auditReasons.ts';
import { t } from './i18n.ts';

export interface AuditDecisionProps {
  readonly mayDecide: boolean;
  readonly busy: boolean;
  readonly failure: CallFailure | null;
  readonly onApprove: () => void;
  readonly onReject: (reason: string) => void;
  readonly onMove: (by: number) => void;
  readonly approveLabel?: string;
  /** Where money moves: said on the button at the first press, done at the second. */
  readonly sureLabel?: string;
  /** Why it cannot be approved now, though it can be rejected. */
  readonly obstacle?: string;
  /** Fields that an approval needs, such as a voucher. */
  readonly children?: ReactNode;
}

/** Nobody reads faster: a key that comes sooner was meant for what stood here before. */
const unreadMs = 700;

/** Approve, or reject with a reason. Keys: A approves, R goes to the reason, J and K go on and back. */
export function AuditDecision(props: AuditDecisionProps) {
  const { mayDecide, busy, failure, onMove, sureLabel } = props;
  const [armed, setArmed] = useState(false);
  const [reason, setReason] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const queue = useContext(AuditQueueOf);
  const shownAt = useRef(performance.now());
  const approve = () => {
    if (!mayDecide || busy || props.obstacle) return;
    // Money moves at the second press: a slip of the hand pays nothing.
    if (armed || sureLabel === undefined) props.onApprove();
    setArmed(sureLabel !== undefined && !armed);
  };
  const reject = (event?: FormEvent) => {
    event?.preventDefault();
    if (!busy) props.onReject(reason);
  };
  useKeys({
    // What has just come into view has not been read.
    a: () => performance.now() - shownAt.current > unreadMs && approve(),
    r: () => box.current?.focus(),
    j: () => onMove(1),
    k: () => onMove(-1),
    escape: () => setArmed(false),
  });
  if (!mayDecide) return <Banner tone="info">{t('shell.audit.readOnly')}</Banner>;
  const fault = failure?.fields.reason?.message;
  return (
    <>
      {failure && !fault ? <Banner tone="danger">{failure.message}</Banner> : null}
      {props.obstacle ? <Banner tone="warning">{props.obstacle}</Banner> : null}
      {props.children}
      <Button icon={IconCheck} full busy={busy} disabled={Boolean(props.obstacle)} onClick={approve}>
        {armed ? sureLabel : (props.approveLabel ?? t('shell.audit.approve'))}
      </Button>
      {queue ? (
        <div className={classes.reasons}>
          {usualReasons[queue].map((key) => (
            <Button key={key} small look="soft" onClick={() => setReason(t(key))}>
              {t(key)}
            </Button>
          ))}
        </div>
      ) : null}
      <form className={classes.reject} onSubmit={reject} noValidate>
        <NoteBox
          ref={box}
          rows={2}
          maxLength={300}
          label={t('shell.audit.reason')}
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
      </form>
      <p className={`${classes.muted} ${classes.keys}`}>
        {t(sureLabel === undefined ? 'shell.audit.keys' : 'shell.audit.keysTwice')}
      </p>
    </>
  );
}
