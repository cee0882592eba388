import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { IconScan } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { t } from '../shell/i18n.ts';
import { ScannedItemActions } from '../shell/ScannedItemActions.tsx';
import classes from './Desk.module.css';
import type { Receiving } from './useReceiving.ts';

/** The box where a parcel starts. Scans made elsewhere on the screen also go here. */
export function ReceivingScan({
  box,
  receiving: { problem },
}: {
  box: RefObject<HTMLInputElement | null>;
  receiving: Receiving;
}) {
  const [text, setText] = useState('');
  // Problems of a scan are shown here at every step; problems of an entry are shown at its own box.
  const wrong =
    problem && (problem.step === 'scan' || scannedNumberProblems.has(problem.key)) ? problem : null;
  return (
    <div className={classes.scan}>
      <TextBox
        ref={box}
        label={t('parcels.desk.scan')}
        leftSection={<IconScan size={22} aria-hidden />}
        data-step="scan"
        data-scans="emptied"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={t('parcels.desk.scan.hint')}
        value={text}
        error={wrong ? t(`parcels.desk.wrong.${wrong.key}`, { code: wrong.code }) : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <ScannedItemActions code={problem && strange.has(problem.key) ? problem.code : ''} desk="receiving" />
    </div>
  );
}

/** The problems of a number that this desk cannot use, but another desk may. */
const strange: ReadonlySet<string> = new Set([
  ...['isOrder', 'isPickList', 'isTote', 'isParcel', 'isShelf', 'isMember', 'badNumber', 'doubtful'],
]);

/** Problems of a scanned number, not of the box that received it. */
export const scannedNumberProblems: ReadonlySet<string> = new Set([
  'full',
  'done',
  'part',
  'doubtful',
  'late',
  'dropped',
  'astray',
]);
