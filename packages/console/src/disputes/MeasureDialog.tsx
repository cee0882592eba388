import type { StaffDispute } from '@crossdock/contract/disputes/desk.ts';
import { disputeTextMax } from '@crossdock/domain/parcels/disputes.ts';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useUploads } from '@crossdock/web/uploads.ts';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { SidesBox, WeightBox } from '../shell/MeasureBoxes.tsx';
import { parseSides, parseWeight } from '../shell/measures.ts';
import { ScaleBox, scaleName } from '../shell/ScaleBox.tsx';

const nothing = { weight: '', size: '', note: '' };
type Typed = typeof nothing;

/**
 * Records the second measurement: weight, size and a picture. The first figures are not shown, so that nobody copies
 * them.
 */
export function MeasureDialog({ dispute, onClose }: { dispute: StaffDispute; onClose: () => void }) {
  const { id, subject } = dispute;
  const formatting = useFormatting();
  const picture = useUploads('uploadStaffFile', { purpose: 'dispute' });
  const [typed, setTyped] = useState(nothing);
  const [tried, setTried] = useState(false);
  const [weightG, sides, fileId] = [parseWeight(typed.weight), parseSides(typed.size), picture.fileIds[0]];
  const measure = useSubmit('measureDispute', {
    quiet: true,
    refreshes: ['listDisputes', 'getDashboard', 'getStaffParcel', 'getDeskOrder'],
    onDone: ({ state, returnedMinor }) => {
      const amount = formatMoney(returnedMinor, formatting.currency, formatting);
      showMessage('success', t(`disputes.done.${state}`, { amount }));
      onClose();
    },
  });
  const send = () => {
    setTried(true);
    if (weightG === null || sides === null || fileId === undefined) return;
    void measure.submit({ id, weightG, ...sides, scale: scaleName(), fileId, note: typed.note });
  };
  return (
    <SendDialog
      {...measure}
      title={t('disputes.measure.title', { number: subject.number })}
      onClose={onClose}
      send={send}
      disabled={picture.busy}
      sendLabel={t('disputes.measure.save')}
    >
      <Figures
        typed={typed}
        tried={tried}
        onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
      />
      <FileDrop
        label={t('disputes.measure.picture')}
        required
        camera
        buttonLabel={t('disputes.measure.take')}
        removeLabel={(name) => t('disputes.measure.remove', { name })}
        {...picture.drop}
        error={tried && fileId === undefined && !picture.busy ? t('disputes.measure.noPicture') : undefined}
      />
      <NoteBox
        label={t('disputes.measure.note')}
        rows={2}
        maxLength={disputeTextMax}
        value={typed.note}
        onChange={(event) => setTyped({ ...typed, note: event.currentTarget.value })}
      />
    </SendDialog>
  );
}

interface FiguresProps {
  readonly typed: Typed;
  /** The form was submitted once, so missing values are marked. */
  readonly tried: boolean;
  readonly onChange: (part: Partial<Typed>) => void;
}

function Figures({ typed: { weight, size }, tried, onChange }: FiguresProps) {
  return (
    <>
      <WeightBox
        label={t('disputes.measure.weight')}
        required
        value={weight}
        error={tried && parseWeight(weight) === null ? t('orders.desk.wrong.badWeight') : undefined}
        onChange={(event) => onChange({ weight: event.currentTarget.value })}
      />
      <SidesBox
        label={t('disputes.measure.size')}
        required
        value={size}
        error={tried && parseSides(size) === null ? t('orders.desk.wrong.badSize') : undefined}
        onChange={(event) => onChange({ size: event.currentTarget.value })}
      />
      <ScaleBox />
    </>
  );
}
