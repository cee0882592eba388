import type { StaffTask } from '@crossdock/contract/services/desk.ts';
import type { Input } from '@crossdock/contract/table.ts';
import { splitPartsMax, splitPartsMin } from '@crossdock/domain/parcels/split.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Box, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { Dialog } from '../shell/Dialog.ts';
import { FormDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { LabelButton } from '../shell/LabelButton.tsx';
import { parseSides, parseWeight } from '../shell/measures.ts';
import { FinishTaskFormFooter } from './FinishTaskFormFooter.tsx';
import { type SplitPartDraft, SplitPartFields } from './SplitPartFields.tsx';

const shown = ['listServiceTasks', 'getDashboard', 'getStaffParcel', 'queryAllParcels'] as const;
const empty = (key: number): SplitPartDraft => ({
  key,
  weight: '',
  size: '',
  pieces: '',
  name: '',
  shelf: '',
  fileIds: [],
});

/** A part in the form of the call; an unreadable number becomes 0, which the call refuses at its field. */
const partFrom = (draft: SplitPartDraft): Input<'finishServiceTask'>['parts'][number] => ({
  weightG: parseWeight(draft.weight) ?? 0,
  ...(parseSides(draft.size) ?? { lengthMm: 0, widthMm: 0, heightMm: 0 }),
  goodsCount: Number(draft.pieces),
  goodsName: draft.name,
  ...(draft.shelf.trim() === '' ? {} : { shelfCode: draft.shelf }),
  fileIds: [...draft.fileIds],
});

interface SplitDialogProps {
  readonly task: StaffTask;
  readonly title: string;
  readonly onClose: () => void;
}

/** Finishes the split of a parcel, with the resulting parcels, and prints their labels. */
export function SplitDialog({ task, title, onClose }: SplitDialogProps) {
  const [made, setMade] = useState<readonly { id: string; courierNumber: string }[]>([]);
  if (made.length > 0) return <Made title={title} parcels={made} onClose={onClose} />;
  return <Parts task={task} title={title} onClose={onClose} onMade={setMade} />;
}

interface PartsProps extends SplitDialogProps {
  readonly onMade: (parcels: readonly { id: string; courierNumber: string }[]) => void;
}

function Parts({ task, title, onClose, onMade }: PartsProps) {
  const whole = useCall('getStaffParcel', { id: task.parcelId ?? '' }, { enabled: task.parcelId !== null });
  const [pictures, setPictures] = useState(0);
  const form = usePlainForm<'finishServiceTask', { note: string; parts: readonly SplitPartDraft[] }>(
    'finishServiceTask',
    {
      schema: () => import('@crossdock/contract/services/desk.ts').then((all) => all.finishTaskInput),
      defaults: { note: '', parts: [empty(1), empty(2)] },
      input: ({ note, parts }) => ({ id: task.id, note, parts: parts.map(partFrom) }),
      refreshes: shown,
      onDone: ({ parcels }) => onMade(parcels),
    },
  );
  const { parts } = form.values;
  const all = whole.data?.goodsCount ?? 0;
  const counted = parts.reduce((sum, { pieces }) => sum + (Number(pieces) || 0), 0);
  return (
    <FormDialog wide title={title} onClose={onClose} onSubmit={form.send}>
      {task.wish ? <Banner tone="info">{task.wish}</Banner> : null}
      <Text tone={all > 0 && counted === all ? 'success' : 'muted'} figures role="status">
        {t('services.split.counted', { name: task.goodsName, counted, all })}
      </Text>
      {parts.map((part, at) => (
        <SplitPartFields
          key={part.key}
          part={part}
          at={at}
          errors={form.errors}
          onChange={(change) =>
            form.set(
              'parts',
              form.values.parts.map((one) => (one.key === part.key ? { ...one, ...change } : one)),
            )
          }
          onBusy={(busy) => setPictures((before) => before + (busy ? 1 : -1))}
          onRemove={
            parts.length > splitPartsMin
              ? () =>
                  form.set(
                    'parts',
                    parts.filter(({ key }) => key !== part.key),
                  )
              : undefined
          }
        />
      ))}
      {form.errors.parts ? <Banner tone="danger">{form.errors.parts}</Banner> : null}
      <Row>
        <Button
          look="soft"
          icon={IconPlus}
          disabled={parts.length >= splitPartsMax}
          onClick={() => form.set('parts', [...parts, empty(Math.max(...parts.map(({ key }) => key)) + 1)])}
        >
          {t('services.split.add')}
        </Button>
      </Row>
      <FinishTaskFormFooter
        note={form.values.note}
        error={form.errors.note}
        disabled={pictures > 0}
        failure={form.failure}
        busy={form.busy}
        onNote={(note) => form.set('note', note)}
      />
    </FormDialog>
  );
}

interface MadeProps {
  readonly title: string;
  readonly parcels: readonly { readonly id: string; readonly courierNumber: string }[];
  readonly onClose: () => void;
}

/** The new parcels with the numbers for their labels. */
function Made({ title, parcels, onClose }: MadeProps) {
  return (
    <Dialog opened title={title} onClose={onClose}>
      <Stack gap={16} minWidth={0}>
        <Banner tone="success">{t('services.split.made', { n: parcels.length })}</Banner>
        <Box as="ul">
          {parcels.map(({ id, courierNumber }) => (
            <Row as="li" key={id} pad={[8, 0]} lineBetween>
              <Code>{courierNumber}</Code>
            </Row>
          ))}
        </Box>
        <LabelButton kind="parcel" ids={parcels.map(({ id }) => id)} label={t('services.split.labels')} />
      </Stack>
    </Dialog>
  );
}
