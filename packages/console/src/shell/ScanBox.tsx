import { recogniseScan, type Scanned } from '@crossdock/domain/parcels/scans.ts';
import { TextBox, type TextBoxProps } from '@crossdock/ui/TextBox.tsx';
import { IconScan } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { scanLine, useScanTaker } from './scanKeys.ts';
import { EchoGuard } from './scanLine.ts';
import { play } from './sounds.ts';

interface ScanBoxProps extends Pick<TextBoxProps, 'label' | 'description' | 'placeholder' | 'bare'> {
  /** What is to be done with a scan; answers why it was the wrong one. */
  readonly onScan: (scanned: Scanned) => string | undefined;
  /** Enter in an empty box. */
  readonly onEmpty?: () => void;
  readonly isShelf?: (code: string) => boolean;
  /** What came of an earlier scan that had to be asked about. */
  readonly problem?: string | undefined;
  /** Another than the usual, for where the next step is. */
  readonly step?: string;
}

/**
 * The box of every desk for a scanner: it is where the cursor waits, hears scans wherever the focus is, keeps a wrong one
 * selected so that the next replaces it, and lets the echo of a scan pass.
 */
export function ScanBox({ onScan, onEmpty, isShelf, problem, step = 'scan', ...rest }: ScanBoxProps) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const echoes = useRef(new EchoGuard());
  useEffect(() => box.current?.focus(), []);
  const scan = (heard: string) => {
    const scanned = recogniseScan(heard, isShelf);
    if (scanned.code === '') return onEmpty?.();
    const why = echoes.current.isEcho(scanned.code, performance.now()) ? undefined : onScan(scanned);
    setWrong(why);
    setText(why === undefined ? '' : heard);
    if (why !== undefined) play('bad');
  };
  useScanTaker(box, scan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wrong scan is selected once it is shown, also the same one again
  useLayoutEffect(() => {
    if (wrong === undefined) return;
    box.current?.focus();
    box.current?.select();
  }, [wrong, text]);
  return (
    <TextBox
      {...rest}
      ref={box}
      leftSection={<IconScan size={22} aria-hidden />}
      data-step={step}
      data-scans=""
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={text}
      error={wrong ?? problem}
      onChange={(event) => {
        setText(event.target.value);
        setWrong(undefined);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        const heard = event.currentTarget.value;
        if (heard.trim() === '') return onEmpty?.();
        setText('');
        scanLine.hear(heard);
      }}
    />
  );
}
