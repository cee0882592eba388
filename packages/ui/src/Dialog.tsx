import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button, IconButton } from './Button.tsx';
import classes from './Dialog.module.css';

export interface DialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus, closes on Escape and gives the focus back. */
export function Dialog({ opened, title, closeLabel, wide, onClose, children }: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();
  useEffect(() => {
    const dialog = frame.current;
    if (!opened || !dialog || dialog.open) return;
    const before = document.activeElement;
    dialog.showModal();
    focusFirstField(dialog);
    return () => {
      dialog.close();
      // The browser gives the focus back only while the dialog is still there.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [opened]);
  if (!opened) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it is a second way out; Escape and the button are the others
    <dialog
      ref={frame}
      className={classes.dialog}
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A drag that began inside, selecting what was typed, ends as a click beside it and must not lose it.
      onPointerDown={(event) => {
        pressedBeside.current = event.target === frame.current;
      }}
      onClick={(event) => event.target === frame.current && pressedBeside.current && onClose()}
    >
      <div className={classes.inside}>
        <div className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <IconButton icon={IconX} label={closeLabel} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Where a keyboard is at hand, typing starts at once; on a phone the keys would cover what there is to read. */
function focusFirstField(dialog: HTMLDialogElement): void {
  const chosen = document.activeElement;
  if (!matchMedia('(hover: hover)').matches || chosen?.matches('input, select, textarea')) return;
  dialog
    .querySelector<HTMLElement>('input:not([type=file], [type=checkbox], [type=radio]), select, textarea')
    ?.focus();
}

export interface ConfirmDialogProps {
  readonly opened: boolean;
  /** Names the thing: 'Cancel order CD-20…?' */
  readonly title: string;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog opened={props.opened} title={props.title} closeLabel={props.cancelLabel} onClose={props.onClose}>
      {props.children}
      <div className={classes.actions}>
        <Button look="outline" onClick={props.onClose}>
          {props.cancelLabel}
        </Button>
        <Button
          look={props.danger ? 'danger' : 'primary'}
          busy={props.busy ?? false}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
