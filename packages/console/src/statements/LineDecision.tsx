import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useKeys } from '@crossdock/ui/useKeys.ts';
import { IconNote, IconUserPlus, IconZzz } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { AwaitedApproval } from '../shell/AwaitedApproval.tsx';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { showApprovalOutcome } from '../shell/showApprovalOutcome.ts';
import { CandidateCard } from './CandidateCard.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import { type Candidate, candidateInput, type Line } from './statementLine.tsx';
import { TaskDialog } from './TaskDialog.tsx';

interface DecisionProps {
  readonly line: Line;
  readonly mayWrite: boolean;
  readonly onMove: (by: number) => void;
}

const refreshes = ['listStatementLines', 'listBankTransfers', 'getLedgerOverview', 'listPayments'] as const;

/** A key pressed this soon after the line changed was meant for the previous line. */
const unreadMs = 700;

/** The candidates of a line, and the other decisions. */
export function LineDecision({ line, mayWrite, onMove }: DecisionProps) {
  const [armed, setArmed] = useState<string | null>(null);
  const shownAt = useRef(performance.now());
  const accept = useSubmit('acceptStatementLine', {
    quiet: true,
    refreshes,
    onDone: ({ state }) => showApprovalOutcome(state, t('statements.accepted')),
  });
  const mark = useSubmit('markStatementLine', {
    quiet: true,
    refreshes,
    done: t('statements.aside.done'),
  });
  const busy = accept.busy || mark.busy;
  const take = (candidate: Candidate) => {
    if (busy || !mayWrite) return;
    // Accepting moves money, so the first press only arms the button.
    if (armed === candidate.id) void accept.submit({ id: line.id, ...candidateInput(candidate) });
    setArmed(armed === candidate.id ? null : candidate.id);
  };
  const aside = () => void (!busy && mayWrite && mark.submit({ id: line.id, state: 'aside' }));
  const [first] = line.candidates;
  const unlessUnread = (act: () => void) => () => performance.now() - shownAt.current > unreadMs && act();
  useKeys({
    a: unlessUnread(() => first && take(first)),
    s: unlessUnread(aside),
    j: () => onMove(1),
    k: () => onMove(-1),
    escape: () => setArmed(null),
  });
  const failure = accept.failure ?? mark.failure;
  return (
    <Grid gap={12} minWidth={0}>
      {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
      <AwaitedApproval awaited={line.creditAwaited} />
      <Section title={t('statements.candidates')}>
        {line.candidates.length === 0 ? <Muted as="p">{t('statements.candidates.none')}</Muted> : null}
        <Grid as="ul" gap={12}>
          {line.candidates.map((candidate) => (
            <CandidateCard
              key={candidate.id}
              candidate={candidate}
              currency={line.account.currency}
              amountMinor={line.amountMinor}
              armed={armed === candidate.id}
              busy={busy}
              {...(mayWrite ? { onAccept: () => take(candidate) } : {})}
            />
          ))}
        </Grid>
      </Section>
      {mayWrite ? <OtherEnds line={line} busy={mark.busy} onAside={aside} /> : null}
      <Note>{t('statements.keys')}</Note>
    </Grid>
  );
}

function OtherEnds({ line, busy, onAside }: { line: Line; busy: boolean; onAside: () => void }) {
  const [dialog, setDialog] = useState<'task' | 'credit' | null>(null);
  return (
    <Row gap={8} wrap>
      <Button look="outline" icon={IconNote} onClick={() => setDialog('task')}>
        {t('statements.task')}
      </Button>
      <Button look="outline" icon={IconZzz} busy={busy} onClick={onAside}>
        {t('statements.aside')}
      </Button>
      <Button look="outline" icon={IconUserPlus} onClick={() => setDialog('credit')}>
        {t('statements.credit')}
      </Button>
      {dialog === 'task' ? <TaskDialog line={line} onClose={() => setDialog(null)} /> : null}
      {dialog === 'credit' ? <CreditDialog line={line} onClose={() => setDialog(null)} /> : null}
    </Row>
  );
}
