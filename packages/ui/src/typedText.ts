import { type RefObject, useLayoutEffect, useRef } from 'react';

type Box = HTMLInputElement | HTMLTextAreaElement;

/**
 * Selects the fields whose typed text must not be discarded without a question. It leaves out texts that are quickly
 * typed again or must not be stored.
 */
const words =
  'textarea, input:not([type=search], [type=password], [autocomplete*=password], [type=checkbox], [type=radio], [type=file], [autocomplete=one-time-code], [data-fleeting])';

/** Whether fields inside the element contain text that somebody typed. */
export function useHasTypedText(opened: boolean, frame: RefObject<HTMLElement | null>): () => boolean {
  const before = useRef(new Map<Box, string>());
  useLayoutEffect(() => {
    const element = frame.current;
    if (!opened || !element) return;
    const held = before.current;
    const note = ({ target }: Event) => {
      if (isBox(target) && !held.has(target)) held.set(target, target.value);
    };
    element.addEventListener('beforeinput', note);
    return () => {
      element.removeEventListener('beforeinput', note);
      held.clear();
    };
  }, [opened, frame]);
  return () => [...before.current].some(([box, words]) => box.isConnected && box.value !== words);
}

const isBox = (target: EventTarget | null): target is Box =>
  target instanceof Element && target.matches(words);
