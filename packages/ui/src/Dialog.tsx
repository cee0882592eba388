import { IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button, IconButton } from './Button.tsx';
import classes from './Dialog.module.css';
import { currentDiscardQuestion } from './discardQuestion.ts';
import { Box, Text } from './Layout.tsx';
import { useHasTypedText } from './typedText.ts';
import { useCloseOnBack } from './useCloseOnBack.ts';

export interface DialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's modal dialog: it traps the focus, closes on Escape and on Back, and restores the focus. It
 * asks before typed text is lost.
 */
export function Dialog({ opened, title, closeLabel, wide, onClose, children }: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  const losing = currentDiscardQuestion();
  const isTyped = useHasTypedText(opened, frame);
  const leave = () => (losing && isTyped() ? setAsking(true) : onClose());
  useCloseOnBack(opened, leave);
  useModal(opened, frame, () => setAsking(false));
  if (!opened) return null;
  const dialog = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it is a second way out; Escape and the button are the others
    <dialog
      ref={frame}
      className={classes.dialog}
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // A drag that began inside (selecting text) ends as a click outside and must not close it.
      onPointerDown={(event) => {
        pressedBeside.current = event.target === frame.current;
      }}
      // The second click of a double click that opened the dialog also hits the area outside.
      onClick={(event) =>
        event.target === frame.current && pressedBeside.current && event.detail < 2 && leave()
      }
    >
      <Box pad={[12, 20, 20]}>
        <div className={classes.head}>
          <Text as="h2" id={titleId} size={16} strong>
            {title}
          </Text>
          <IconButton icon={IconX} label={closeLabel} onClick={leave} />
        </div>
        {children}
      </Box>
    </dialog>
  );
  return (
    <>
      {dialog}
      {losing && asking ? (
        <ConfirmDialog
          opened
          danger
          title={losing.question}
          confirmLabel={losing.lose}
          cancelLabel={losing.keep}
          onClose={() => setAsking(false)}
          onConfirm={onClose}
        />
      ) : null}
    </>
  );
}

/**
 * Shows the dialog while `opened`. It is a layout effect, so that the dialog opens before the browser paints, and the
 * clean-up runs before React removes the dialog and can still copy it.
 */
function useModal(opened: boolean, frame: RefObject<HTMLDialogElement | null>, onClosed: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback must not reopen the dialog
  useLayoutEffect(() => {
    const dialog = frame.current;
    if (!opened || !dialog || dialog.open) return;
    const before = document.activeElement;
    dialog.showModal();
    focusFirstField(dialog);
    return () => {
      onClosed();
      showLeaving(dialog);
      dialog.close();
      // If the browser has not returned the focus, it is moved here, because it must not stay on an element that is
      // about to be removed.
      const { activeElement } = document;
      if (
        before instanceof HTMLElement &&
        (activeElement === document.body || dialog.contains(activeElement))
      )
        before.focus();
    };
  }, [opened]);
}

/** The same duration as `--motion`. */
const closingMs = 200;

/**
 * Callers remove a dialog at once, so a copy, hidden from screen readers, fades out in its place. Not used
 * with reduced motion.
 */
function showLeaving(dialog: HTMLDialogElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const leaving = document.createElement('div');
  leaving.className = classes.leaving ?? '';
  leaving.inert = true;
  leaving.setAttribute('aria-hidden', 'true');
  const picture = document.createElement('div');
  picture.className = classes.dialog ?? '';
  if (dialog.dataset.wide) picture.dataset.wide = 'true';
  for (const part of dialog.children) picture.append(part.cloneNode(true));
  // A copied iframe would load its page again, and ids must stay unique.
  for (const frame of picture.querySelectorAll('iframe')) frame.remove();
  for (const named of picture.querySelectorAll('[id]')) named.removeAttribute('id');
  leaving.append(picture);
  document.body.append(leaving);
  setTimeout(() => leaving.remove(), closingMs);
}

const pressed = 'input:not([type=file]), button:not(:disabled), a[href]';

/**
 * With a keyboard the first field or choice gets the focus instead of the close button; on a phone the on-screen
 * keyboard would cover the text.
 */
function focusFirstField(dialog: HTMLDialogElement): void {
  const chosen = document.activeElement;
  if (!matchMedia('(hover: hover)').matches || chosen?.matches('input, select, textarea')) return;
  const first =
    dialog.querySelector<HTMLElement>(
      'input:not([type=file], [type=checkbox], [type=radio]), select, textarea',
    ) ?? [...dialog.querySelectorAll<HTMLElement>(pressed)].find((one) => !one.closest(`.${classes.head}`));
  first?.focus();
}

export interface ConfirmDialogProps {
  readonly opened: boolean;
  /** Names the record: 'Cancel order CD-20…?' */
  readonly title: string;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** True while the reader must still agree to a condition. */
  readonly confirmDisabled?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once before an action that cannot be undone. */
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
          disabled={props.confirmDisabled ?? false}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
