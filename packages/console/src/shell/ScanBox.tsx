import { Button } from '@crossdock/ui/Button.tsx';
import { TextBox, type TextBoxProps } from '@crossdock/ui/TextBox.tsx';
import { IconScan } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { submitLine, useScanTaker } from './scanKeys.ts';
import { type Command, type Heard, pressed } from './scanLine.ts';

interface ScanBoxProps extends Pick<TextBoxProps, 'label' | 'description' | 'placeholder' | 'bare'> {
  /** Takes a line, from this box or from wherever the focus was. */
  readonly onHeard: (heard: Heard) => void;
  readonly onCommand?: (key: Command) => void;
  readonly turn?: () => number;
  readonly draw?: () => void;
  /** What is wrong with the last scan. */
  readonly problem?: string | undefined;
  /** False while what is scanned is for another screen. */
  readonly ready?: boolean;
  /** What the button says that takes what was typed, for who has no Enter at hand. */
  readonly button?: string;
  /** Another than the usual, for where the next step is. */
  readonly step?: string;
}

/** The box of every desk for a scanner: it is where the cursor waits, and hears scans wherever the focus is. */
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
  useScanTaker(box, taker, ready);
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
        // Away from the desks nobody else listens for Enter.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          setText('');
          onHeard({ ...pressed(event.currentTarget.value), bare: event.currentTarget.value === '' });
        }}
      />
      {button ? <Button onClick={() => submitLine(box.current)}>{button}</Button> : null}
    </>
  );
}
