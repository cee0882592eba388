import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { useStaff } from '../shell/staff.ts';

type Problem = Output<'listProblemsOfOrder'>['list'][number];

/**
 * Problems with parcels of the order and the members' answers, with a button that leaves the parcel out, so that the
 * other parcels can be sent.
 */
export function ParcelProblems({ orderId }: { orderId: string }) {
  const { data } = useCall('listProblemsOfOrder', { orderId }, { topics: ['problems', 'orders', 'parcels'] });
  return (data?.list ?? []).map((problem) => <ProblemBanner key={problem.id} problem={problem} />);
}

function ProblemBanner({ problem }: { problem: Problem }) {
  const may = useStaff().may('problem.write');
  const [leaving, setLeaving] = useState(false);
  const { id, type, courierNumber, description, answer, state, mayLeaveOut } = problem;
  const said = answer && state === 'answered' ? answer : null;
  return (
    <Banner
      tone={said ? 'info' : 'warning'}
      title={`${courierNumber} · ${t(`problems.type.${type}`)}`}
      action={
        may && mayLeaveOut ? (
          <Button small look="outline" onClick={() => setLeaving(true)}>
            {t('problems.leaveOut')}
          </Button>
        ) : null
      }
    >
      {description}
      {' · '}
      {said
        ? [`${t('problems.said')}: ${t(`problems.choice.${said.choice}`)}`, said.note]
            .filter(Boolean)
            .join(' · ')
        : t('problems.unanswered')}
      {leaving ? <LeaveOut id={id} number={courierNumber} onClose={() => setLeaving(false)} /> : null}
    </Banner>
  );
}

function LeaveOut({ id, number, onClose }: { id: string; number: string; onClose: () => void }) {
  return (
    <ReasonDialog
      title={`${t('problems.leaveOut')} · ${number}`}
      label={t('problems.note')}
      field="note"
      confirmLabel={t('problems.leaveOut')}
      call="leaveOutProblem"
      input={(note) => ({ id, note })}
      refreshes={['listProblemsOfOrder', 'getDeskOrder', 'listProblems', 'listExceptions']}
      onDone={({ state }) =>
        state === 'pending'
          ? showMessage('info', t('problems.leaveOut.pending'))
          : showMessage('success', t('problems.leaveOut.done'))
      }
      onClose={onClose}
    >
      {t('problems.leaveOut.text')}
    </ReasonDialog>
  );
}
