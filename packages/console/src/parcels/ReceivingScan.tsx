import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { IconScan } from '@tabler/icons-react';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { t } from '../shell/i18n.ts';
import classes from './Desk.module.css';
import type { Receiving } from './useReceiving.ts';

/** Where a parcel begins, and where a scan goes that comes while the cursor stands elsewhere. */
export function ReceivingScan({
  box,
  receiving: { step, problem, last, send },
}: {
  box: RefObject<HTMLInputElement | null>;
  receiving: Receiving;
}) {
  const [text, setText] = useState('');
  const wrong = problem?.step === 'scan' ? problem : null;
  useLayoutEffect(() => {
    if (wrong === null) return;
    box.current?.focus();
    box.current?.select();
  }, [wrong, box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was taken leaves the box
  useLayoutEffect(() => {
    if (wrong === null) setText('');
  }, [last, step]);
  return (
    <div className={classes.scan}>
      <TextBox
        ref={box}
        label={t('parcels.desk.scan')}
        leftSection={<IconScan size={22} aria-hidden />}
        data-step="scan"
        data-scans=""
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={t('parcels.desk.scan.hint')}
        value={text}
        error={wrong ? t(`parcels.desk.wrong.${wrong.key}`, { code: wrong.code }) : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          const heard = event.currentTarget.value;
          setText('');
          if (heard.trim() !== '') send({ type: 'scan', text: heard, atMs: performance.now() });
        }}
      />
    </div>
  );
}
