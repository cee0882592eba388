import type { StaffTask } from '@crossdock/contract/services/desk.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { EntryActions, EntryCard, EntryLine, EntryNote } from '@crossdock/ui/Entry.tsx';
import { SideBySide } from '@crossdock/ui/SideBySide.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { InlineFacts, Money, When } from '@crossdock/ui/values.tsx';
import { TaskTexts } from '@crossdock/web/TaskTexts.tsx';
import { taskStyles } from '@crossdock/web/taskStyles.ts';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { OrderLink, ParcelLink, RowMemberLink } from '../shell/links.tsx';
import { isWaitingTooLong, waitedText } from '../shell/waitingTime.ts';
import type { TaskEnding } from './TaskEndDialogs.tsx';

const open: readonly StaffTask['state'][] = ['requested', 'working', 'reshoot'];

interface TaskItemProps {
  readonly task: StaffTask;
  readonly mayWork: boolean;
  readonly onEnd: (how: TaskEnding['how']) => void;
}

/** One task: its parcel or order, the member's wish, the shelf, and the actions. */
export function TaskItem({ task, mayWork, onEnd }: TaskItemProps) {
  const isOpen = open.includes(task.state);
  const since = task.reshoot?.at ?? task.createdAt;
  const proof = task.proof === null ? [] : [{ thumb: task.proof, full: task.proof }];
  return (
    <EntryCard tone={isOpen && isWaitingTooLong(since) ? 'warning' : undefined}>
      <EntryLine>
        <strong>
          {task.name}
          {task.quantity > 1 ? ` × ${task.quantity}` : null}
        </strong>
        <StatusBadge {...taskStyles[task.state]} label={t(`services.state.${task.state}`)} />
        {task.parcelId ? (
          <ParcelLink id={task.parcelId} courierNumber={task.courierNumber} />
        ) : (
          <OrderLink id={task.orderId ?? ''} number={task.orderNumber} />
        )}
        <RowMemberLink row={task} />
      </EntryLine>
      <EntryNote>
        <InlineFacts>
          {task.goodsName || null}
          {[task.warehouseName, task.shelfCode].filter(Boolean).join(' · ') || null}
          {task.amountMinor === 0 ? t('services.free') : <Money minor={task.amountMinor} />}
          {isOpen ? t('services.waits', { time: waitedText(since) }) : null}
          {isOpen && task.takenBy ? t('services.takenBy', { name: task.takenBy }) : null}
          {!isOpen && task.endedBy ? t('services.endedBy', { name: task.endedBy }) : null}
          {task.endedAt && !isOpen ? <When iso={task.endedAt} style="short" /> : null}
        </InlineFacts>
      </EntryNote>
      <TaskTexts t={t} task={task} />
      <SideBySide
        sides={[
          { title: t('services.own'), pictures: task.own.length > 0 ? task.own : proof },
          { title: t('services.results'), pictures: task.results },
        ]}
      />
      {isOpen && mayWork ? <Actions task={task} onEnd={onEnd} /> : null}
    </EntryCard>
  );
}

function Actions({ task, onEnd }: Pick<TaskItemProps, 'task' | 'onEnd'>) {
  const refreshes = ['listServiceTasks'] as const;
  const take = useSubmit('takeServiceTask', { refreshes });
  const putBack = useSubmit('putBackServiceTask', { refreshes });
  return (
    <EntryActions>
      <Button small onClick={() => onEnd('finish')}>
        {t('services.finish')}
      </Button>
      {task.takenBy === null ? (
        <Button small look="outline" busy={take.busy} onClick={() => void take.submit({ id: task.id })}>
          {t('services.take')}
        </Button>
      ) : (
        <Button small look="outline" busy={putBack.busy} onClick={() => void putBack.submit({ id: task.id })}>
          {t('services.putBack')}
        </Button>
      )}
      <Button small look="plain" onClick={() => onEnd('fail')}>
        {t('services.fail')}
      </Button>
    </EntryActions>
  );
}
