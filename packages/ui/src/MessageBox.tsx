import { IconPhoto, IconSend2 } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { IconButton } from './Button.tsx';
import { Row } from './Layout.tsx';
import { pictureAccept } from './pictureFiles.ts';
import classes from './Talk.module.css';

interface TalkBoxProps {
  readonly label: string;
  readonly sendLabel: string;
  readonly value: string;
  readonly maxLength: number;
  onChange(this: void, text: string): void;
  onSend(this: void): void;
  readonly disabled?: boolean;
  /**
   * The state of an attachment above the box. With `ready`, it may be sent without text; with `waits`, nothing can be
   * sent yet. Without an attachment, it is undefined.
   */
  readonly draft?: 'ready' | 'waits' | undefined;
  /** If left out, no picture can be sent. */
  readonly picture?: { readonly label: string; onPick(this: void, file: File): void };
  /** Further controls in front of the box. */
  readonly more?: ReactNode;
}

/** The message box: Enter sends, Shift+Enter starts a new line. */
export function MessageBox(props: TalkBoxProps) {
  const { label, sendLabel, value, maxLength, onChange, onSend, disabled, draft, picture, more } = props;
  const sendable = !disabled && draft !== 'waits' && (draft === 'ready' || value.trim() !== '');
  const sendByKey = (event: KeyboardEvent) => {
    // Enter that confirms an input method's choice does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (sendable) onSend();
  };
  return (
    <Row
      as="form"
      gap={4}
      align="end"
      pad={[8, 12]}
      lineAbove
      fill="surface"
      onSubmit={(event) => {
        event.preventDefault();
        if (sendable) onSend();
      }}
    >
      {more}
      {picture ? <PictureButton {...picture} disabled={disabled ?? false} /> : null}
      <textarea
        className={classes.box}
        rows={1}
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={sendByKey}
      />
      <IconButton
        type="submit"
        icon={IconSend2}
        label={sendLabel}
        className={classes.send ?? ''}
        disabled={!sendable}
      />
    </Row>
  );
}

function PictureButton(props: { label: string; disabled: boolean; onPick: (file: File) => void }) {
  const chosen = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chosen}
        type="file"
        accept={pictureAccept}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) props.onPick(file);
        }}
      />
      <IconButton
        icon={IconPhoto}
        label={props.label}
        disabled={props.disabled}
        onClick={() => chosen.current?.click()}
      />
    </>
  );
}
