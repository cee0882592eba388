import type { StaffProblem } from '@crossdock/contract/problems/desk.ts';
import { isDisposal } from '@crossdock/domain/parcels/problems.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { EntryActions } from '@crossdock/ui/Entry.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { useStaff } from '../shell/staff.ts';
import { TakeButton } from '../shell/TakeButton.tsx';
import { ProblemHistory } from './ProblemHistory.tsx';

const refreshes = ['listProblems', 'getStaffProblem', 'getDashboard', 'getStaffParcel'] as const;
type Open = 'resolveProblem' | 'askProblem' | 'disposeProblem' | 'history' | null;

/** Actions on a problem: take it, carry out the member's decision, ask again, or settle it otherwise. */
export function ProblemActions({ problem }: { problem: StaffProblem }) {
  const staff = useStaff();
  const [open, setOpen] = useState<Open>(null);
  const choice = problem.answer?.choice ?? null;
  const disposal =
    problem.state === 'answered' && isDisposal(choice) && staff.may('parcel.dispose') ? choice : null;
  const writes = problem.state !== 'resolved' && staff.may('problem.write');
  return (
    <EntryActions>
      {disposal ? (
        <Button small onClick={() => setOpen('disposeProblem')}>
          {t(`problems.dispose.${disposal}`)}
        </Button>
      ) : null}
      {writes ? (
        <>
          <Button small look={disposal ? 'outline' : 'soft'} onClick={() => setOpen('resolveProblem')}>
            {t('problems.resolve')}
          </Button>
          {problem.state === 'answered' ? (
            <Button small look="outline" onClick={() => setOpen('askProblem')}>
              {t('problems.ask')}
            </Button>
          ) : null}
          <Take problem={problem} />
        </>
      ) : null}
      <Button small look="plain" onClick={() => setOpen('history')}>
        {t('problems.details')}
      </Button>
      {open === 'history' ? <ProblemHistory id={problem.id} onClose={() => setOpen(null)} /> : null}
      {open !== null && open !== 'history' ? (
        <Settle problem={problem} call={open} onClose={() => setOpen(null)} />
      ) : null}
    </EntryActions>
  );
}

function Take({ problem: { id, takenBy } }: { problem: StaffProblem }) {
  const take = useSubmit('takeProblem', { refreshes });
  return (
    <TakeButton takenBy={takenBy} may busy={take.busy} onTake={(taken) => void take.submit({ id, taken })} />
  );
}

interface SettleProps {
  readonly problem: StaffProblem;
  readonly call: 'resolveProblem' | 'askProblem' | 'disposeProblem';
  readonly onClose: () => void;
}

function Settle({ problem, call, onClose }: SettleProps) {
  const said = {
    resolveProblem: ['problems.resolve', 'problems.resolve.text'],
    askProblem: ['problems.ask', 'problems.ask.text'],
    disposeProblem: [
      problem.answer?.choice === 'destroy' ? 'problems.dispose.destroy' : 'problems.dispose.return',
      'problems.dispose.text',
    ],
  } as const;
  const [title, text] = said[call];
  return (
    <ReasonDialog
      title={`${t(title)} · ${problem.parcel.courierNumber}`}
      label={t('problems.note')}
      field="note"
      confirmLabel={t(title)}
      danger={call === 'disposeProblem'}
      call={call}
      input={(note) => ({ id: problem.id, note })}
      refreshes={refreshes}
      done={t(call === 'askProblem' ? 'problems.asked' : 'problems.done')}
      onClose={onClose}
    >
      {t(text)}
    </ReasonDialog>
  );
}
