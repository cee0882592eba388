import { undoableAuditQueues } from '@crossdock/contract/shops/auditOutcomes.ts';
import type { AuditQueueName } from '@crossdock/contract/shops/desk.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { useKeys } from '@crossdock/ui/useKeys.ts';
import { When } from '@crossdock/ui/values.tsx';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useCall, useSubmit } from './api.ts';
import { t } from './i18n.ts';

interface AuditOutcomeProps {
  readonly queue: AuditQueueName;
  readonly id: string;
  /** Opens the next claim; `mine` says that the reader decided this one. */
  readonly onNext: (mine: boolean) => void;
}

/**
 * Shown instead of the decision once a claim is decided: who decided, when and why. After the reader's own decision
 * the next claim opens at once.
 */
export function AuditOutcome({ queue, id, onNext }: AuditOutcomeProps) {
  const { data } = useCall('getAuditOutcome', { queue, id }, { staleMs: 0 });
  const mine = data?.mine ?? false;
  const leave = useRef(onNext);
  useEffect(() => {
    leave.current = onNext;
  });
  useEffect(() => {
    if (mine) leave.current(true);
  }, [mine]);
  useKeys({ j: () => onNext(false), k: () => onNext(false) });
  if (!data || mine) return null;
  const who = data.decidedBy || t('shell.audit.member');
  const how = t(`shell.audit.state.${data.state}`);
  return (
    <>
      <Banner
        tone="warning"
        title={data.state === 'pending' ? t('shell.audit.changed') : t('shell.audit.decidedBy', { who, how })}
      >
        {data.decidedAt ? <When iso={data.decidedAt} /> : null} {data.reason}
      </Banner>
      <Button icon={IconArrowRight} full onClick={() => onNext(false)}>
        {t('shell.audit.next')}
      </Button>
    </>
  );
}

const undoMs = 10_000;

/** Offers for ten seconds to undo the last decision, unless it paid something out. */
export function UndoDecision(props: { queue: AuditQueueName; id: string | null; onEnd: () => void }) {
  const { queue, id, onEnd } = props;
  const undoable = undoableAuditQueues.find((one) => one === queue);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => end.current(), undoMs);
    return () => clearTimeout(timer);
  }, [id]);
  const undo = useSubmit('undoAudit', {
    refreshes: ['listAddressAudits', 'listIdentityAudits', 'listDeclarerAudits', 'getAuditOutcome'],
    onDone: onEnd,
  });
  if (id === null || undoable === undefined) return null;
  return (
    <Banner
      tone="success"
      title={t('shell.audit.undo.title')}
      action={
        <Button
          small
          look="outline"
          busy={undo.busy}
          onClick={() => void undo.submit({ queue: undoable, id })}
        >
          {t('shell.audit.undo')}
        </Button>
      }
    />
  );
}
