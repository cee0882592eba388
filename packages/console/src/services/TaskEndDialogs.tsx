import type { StaffTask } from '@crossdock/contract/services/desk.ts';
import { resultPicturesMax } from '@crossdock/domain/services/price.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useUploads } from '@crossdock/web/uploads.ts';
import { FormDialog, SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { ReasonBox } from '../shell/ReasonBox.tsx';
import { FinishTaskFormFooter } from './FinishTaskFormFooter.tsx';
import { SplitDialog } from './SplitDialog.tsx';

export interface TaskEnding {
  readonly task: StaffTask;
  readonly how: 'finish' | 'fail';
}

const shown = ['listServiceTasks', 'getDashboard', 'getStaffParcel', 'getDeskOrder'] as const;

export function TaskEndDialogs({ ending, onClose }: { ending: TaskEnding | undefined; onClose: () => void }) {
  if (ending === undefined) return null;
  const { task } = ending;
  if (ending.how === 'finish' && task.kind === 'split')
    return <SplitDialog key={task.id} task={task} title={titleOf(task)} onClose={onClose} />;
  return ending.how === 'finish' ? (
    <Finish key={task.id} task={task} onClose={onClose} />
  ) : (
    <Fail key={task.id} task={task} onClose={onClose} />
  );
}

interface EndProps {
  readonly task: StaffTask;
  readonly onClose: () => void;
}

const titleOf = ({ name, courierNumber, orderNumber }: StaffTask) =>
  `${name} · ${courierNumber || orderNumber}`;

function Finish({ task, onClose }: EndProps) {
  const wish = task.reshoot?.wish || task.wish;
  const pictures = useUploads('uploadStaffFile', { purpose: 'service' });
  const form = usePlainDialog<'finishServiceTask', { readonly note: string }>('finishServiceTask', {
    schema: () => import('@crossdock/contract/services/desk.ts').then((all) => all.finishTaskInput),
    defaults: { note: '' },
    input: ({ note }) => ({ id: task.id, note, fileIds: [...pictures.fileIds] }),
    refreshes: shown,
    done: t('services.finish.done'),
    onClose,
  });
  return (
    <FormDialog title={titleOf(task)} onClose={onClose} onSubmit={form.send}>
      {wish ? <Banner tone="info">{wish}</Banner> : null}
      {task.kind === 'returnToSeller' ? <Banner tone="warning">{t('services.finish.return')}</Banner> : null}
      <FileDrop
        label={t('services.finish.pictures')}
        buttonLabel={t('services.finish.pick')}
        removeLabel={(name) => t('services.finish.remove', { name })}
        required={task.kind === 'photo'}
        camera
        max={resultPicturesMax}
        {...pictures.drop}
        error={form.errors.fileIds}
      />
      <FinishTaskFormFooter
        note={form.values.note}
        error={form.errors.note}
        disabled={pictures.busy}
        failure={form.failure}
        busy={form.busy}
        onNote={(note) => form.set('note', note)}
      />
    </FormDialog>
  );
}

function Fail({ task, onClose }: EndProps) {
  const formatting = useFormatting();
  const form = usePlainDialog<'failServiceTask', { readonly reason: string }>('failServiceTask', {
    schema: () => import('@crossdock/contract/services/desk.ts').then((all) => all.failTaskInput),
    defaults: { reason: '' },
    input: ({ reason }) => ({ id: task.id, reason }),
    refreshes: shown,
    done: ({ refundMinor }) => {
      const amount = formatMoney(refundMinor, formatting.currency, formatting);
      return refundMinor > 0 ? t('services.fail.refund', { amount }) : t('services.fail.done');
    },
    onClose,
  });
  return (
    <SendDialog {...form} title={titleOf(task)} look="danger" sendLabel={t('services.fail')}>
      <p>{t('services.fail.text')}</p>
      <ReasonBox label={t('services.reason')} {...form.box('reason')} />
    </SendDialog>
  );
}
