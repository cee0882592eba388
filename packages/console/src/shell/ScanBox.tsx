import { Button } from '@crossdock/ui/Button.tsx';
import { TextBox, type TextBoxProps } from '@crossdock/ui/TextBox.tsx';
import { IconScan } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { type CommandKey, type ScannedLine, scannedLineFromButton } from './scanDispatcher.ts';
import { submitScan, useScanReceiver } from './scanKeys.ts';

interface ScanBoxProps extends Pick<TextBoxProps, 'label' | 'description' | 'placeholder' | 'bare'> {
  /** Receives a line that was typed here or scanned anywhere on the page. */
  readonly onHeard: (heard: ScannedLine) => void;
  readonly onCommand?: (key: CommandKey) => void;
  readonly turn?: () => number;
  readonly draw?: () => void;
  /** The problem of the last scan. */
  readonly problem?: string | undefined;
  /** False while another screen receives the scans. */
  readonly ready?: boolean;
  /** The text of a button that submits what was typed, for devices without an Enter key. */
  readonly button?: string;
  /** The name of the box's step, if it is not the usual one. */
  readonly step?: string;
}

/** The scanner's box of every desk. It has the cursor, and receives scans wherever the focus is. */
export function ScanBox({
  onHeard,
  onCommand,
  turn,
  draw,
  problem,
  ready = true,
  button,
  step = 'scan',
  ...rest
}: ScanBoxProps) {
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const taker = {
    take: onHeard,
    ...(onCommand ? { command: onCommand } : {}),
    ...(turn ? { turn } : {}),
    ...(draw ? { draw } : {}),
  };
  useScanReceiver(box, taker, ready);
  return (
    <>
      <TextBox
        {...rest}
        ref={box}
        leftSection={<IconScan size={22} aria-hidden />}
        data-step={step}
        data-scans="emptied"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
        // On the desks' pages a listener handles Enter before this. On other pages only this handler does.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          setText('');
          onHeard({
            ...scannedLineFromButton(event.currentTarget.value),
            bare: event.currentTarget.value === '',
          });
        }}
      />
      {button ? <Button onClick={() => submitScan(box.current)}>{button}</Button> : null}
    </>
  );
}
