import { useEffect, useRef } from 'react';

/** The actions of the keys while a row is open beside its list. */
interface RowKeys {
  readonly up: () => void;
  readonly down: () => void;
  readonly close: () => void;
}

const names = { ArrowUp: 'up', ArrowDown: 'down', Escape: 'close' } as const;
type KeyName = keyof typeof names;
const isKnown = (key: string): key is KeyName => key in names;

/** Handles arrow keys and Escape, unless somebody types, or a dialog or menu is open. */
export function useRowShortcuts(keys: RowKeys | undefined): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (!latest.current || !isKnown(key) || event.defaultPrevented || isElsewhere(target)) return;
      event.preventDefault();
      latest.current[names[key]]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [role=menu]') !== null);
