import type { StaffPickTask } from '@crossdock/contract/pickups/desk.ts';
import { pieceNumber } from '@crossdock/domain/pickups/number.ts';
import { pickupPiecesMax, piecePicturesMax } from '@crossdock/domain/pickups/price.ts';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { FactBox } from '@crossdock/web/factBoxes.tsx';
import { useUploads } from '@crossdock/web/uploads.ts';
import { useEffect, useState } from 'react';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { pickupFactWords } from './pickupFactWords.ts';

interface Taken {
  readonly fileIds: readonly string[];
  readonly busy: boolean;
}
const nothingTaken: Taken = { fileIds: [], busy: false };

interface Collected {
  readonly count: string;
  readonly note: string;
}

/**
 * Records a pickup at the door: the number of pieces and a picture of each. Beside each piece, the dialog shows the number
 * for its label.
 */
export function CollectDialog({ task, onClose }: { task: StaffPickTask; onClose: () => void }) {
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const piecesOf = (count: string) => Math.min(pickupPiecesMax, Math.max(1, Number(count) || 1));
  const form = usePlainDialog<'collectPickup', Collected>('collectPickup', {
    schema: () => import('@crossdock/contract/pickups/desk.ts').then((all) => all.collectPickupInput),
    defaults: { count: String(task.pieces), note: '' },
    input: ({ count, note }) => ({
      id: task.id,
      note,
      pieces: Array.from({ length: piecesOf(count) }, (_, at) => ({
        fileIds: [...(taken[at]?.fileIds ?? [])],
      })),
    }),
    refreshes: ['listPickups', 'getDashboard'],
    done: t('pickups.collect.done'),
    onClose,
  });
  const pieces = piecesOf(form.values.count);
  const keep = (at: number, one: Taken) =>
    setTaken((before) =>
      Array.from({ length: pickupPiecesMax }, (_, n) => (n === at ? one : (before[n] ?? nothingTaken))),
    );
  return (
    <SendDialog
      {...form}
      title={t('pickups.collect.title', { number: task.number })}
      failure={form.errors.pieces ? { message: form.errors.pieces } : form.failure}
      disabled={taken.slice(0, pieces).some(({ busy }) => busy)}
      sendLabel={t('pickups.collect')}
    >
      <TextBox
        label={t('pickups.collect.pieces')}
        required
        inputMode="numeric"
        value={form.values.count}
        onChange={(event) => form.set('count', event.currentTarget.value.replace(/\D/g, '').slice(0, 2))}
      />
      {Array.from({ length: pieces }, (_, at) => (
        <Piece
          // biome-ignore lint/suspicious/noArrayIndexKey: the nth piece has the nth label
          key={at}
          label={t('pickups.collect.piece', { n: at + 1, label: pieceNumber(task.number, at + 1) })}
          onTaken={(one) => keep(at, one)}
        />
      ))}
      <FactBox of={pickupFactWords} form={form} name="note" />
    </SendDialog>
  );
}

function Piece({ label, onTaken }: { label: string; onTaken: (taken: Taken) => void }) {
  const pictures = useUploads('uploadStaffFile', { purpose: 'pickup' });
  const ids = pictures.fileIds.join(',');
  const { busy } = pictures;
  // biome-ignore lint/correctness/useExhaustiveDependencies: called when the pictures change; onTaken is always equivalent
  useEffect(() => onTaken({ fileIds: ids.split(',').filter(Boolean), busy }), [ids, busy]);
  return (
    <FileDrop
      label={label}
      required
      buttonLabel={t('pickups.collect.photo')}
      removeLabel={(name) => t('pickups.collect.remove', { name })}
      camera
      max={piecePicturesMax}
      {...pictures.drop}
    />
  );
}
