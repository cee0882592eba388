import type { StaffPickTask } from '@crossdock/contract/pickups/desk.ts';
import { factBoxProps } from '@crossdock/web/factBoxes.tsx';
import { t } from '../shell/i18n.ts';
import { ReasonDialog } from '../shell/ReasonDialog.tsx';
import { CollectDialog } from './CollectDialog.tsx';
import { type Driver, PlanDialog } from './PlanDialog.tsx';
import { pickupFactWords } from './pickupFactWords.ts';

export interface PickupAction {
  readonly how: 'plan' | 'replan' | 'collect' | 'fail';
  readonly tasks: readonly StaffPickTask[];
}

interface DialogsProps {
  readonly doing: PickupAction | undefined;
  readonly drivers: readonly Driver[];
  readonly onClose: () => void;
}

/** The dialogs for actions on pickups. */
export function PickupDialogs({ doing, drivers, onClose }: DialogsProps) {
  const task = doing?.tasks[0];
  if (doing === undefined || task === undefined) return null;
  if (doing.how === 'collect') return <CollectDialog task={task} onClose={onClose} />;
  if (doing.how === 'fail') return <Failing task={task} onClose={onClose} />;
  return (
    <PlanDialog tasks={doing.tasks} again={doing.how === 'replan'} drivers={drivers} onClose={onClose} />
  );
}

function Failing({ task, onClose }: { task: StaffPickTask; onClose: () => void }) {
  return (
    <ReasonDialog
      danger
      title={t('pickups.fail.title', { number: task.number })}
      {...factBoxProps(pickupFactWords, 'reason')}
      field="reason"
      confirmLabel={t('pickups.fail')}
      call="failPickup"
      input={(reason) => ({ id: task.id, reason })}
      refreshes={['listPickups', 'getDashboard']}
      done={t('pickups.failed')}
      onClose={onClose}
    >
      {t('pickups.fail.text')}
    </ReasonDialog>
  );
}
