import { useEffect, useRef } from 'react';

/** Keys and their actions: 'g d' is g and then d, 'mod+k' is Ctrl or ⌘ with k. */
export type KeyMap = Readonly<Record<string, () => void>>;

const sequenceMs = 1_200;

/** Keyboard shortcuts of a screen. Plain keys are ignored while somebody types; those with `mod` always work. */
export function useKeys(map: KeyMap): void {
  const latest = useRef(map);
  useEffect(() => {
    latest.current = map;
  });
  useEffect(() => {
    let before = { key: '', atMs: 0 };
    const press = (event: KeyboardEvent) => {
      const mod = event.ctrlKey || event.metaKey;
      if (event.altKey || event.isComposing || (!mod && isTyping(event.target))) return;
      const key = mod ? `mod+${event.key.toLowerCase()}` : event.key.toLowerCase();
      const sequence = event.timeStamp - before.atMs < sequenceMs ? `${before.key} ${key}` : key;
      const command = latest.current[sequence] ?? latest.current[key];
      before = command ? { key: '', atMs: 0 } : { key, atMs: event.timeStamp };
      if (!command) return;
      event.preventDefault();
      command();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
