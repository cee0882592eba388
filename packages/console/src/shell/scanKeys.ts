import { recogniseScan } from '@crossdock/domain/parcels/scans.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { Burst, ScanLine } from './scanLine.ts';

/** The screens at which somebody stands with a scanner. */
const deskPath = /\/(desk|packing|shipping)(\/|$)/;

export const scanLine = new ScanLine();
const burst = new Burst();

/** Listens for scans on the desks' screens wherever the focus is, from the shell's first moment on. */
export function useScanKeys(pathname: string): void {
  const atDesk = deskPath.test(pathname);
  useEffect(() => {
    if (!atDesk) {
      scanLine.forget();
      return;
    }
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [atDesk]);
}

/** Makes `take` the one who gets scans while the screen is shown; `box` is where they are typed. */
export function useScanTaker(box: RefObject<HTMLInputElement | null>, take: (text: string) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const begun = scanLine.handOver();
    const input = box.current;
    if (input && begun !== '') write(input, begun);
    return scanLine.attach({ box: () => box.current, take: (text) => latest.current(text) });
  }, [box]);
}

function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (document.querySelector('[role="dialog"], dialog[open]')) return;
  const { key, target } = event;
  const printable = key.length === 1;
  if (!printable && key !== 'Enter') return;
  if (isBox(target)) {
    intoBox(event, target);
    return;
  }
  // A button is pressed with Space and Enter; everything else typed onto the page is meant for the desk.
  const pressing = target instanceof HTMLElement && target.closest('button, a, [role="tab"]') !== null;
  if (pressing && (key === ' ' || key === 'Enter')) return;
  const box = scanLine.taker?.box();
  if (box && !box.disabled) {
    if (!printable) return;
    // The key that was just pressed goes where the focus is now.
    box.focus();
    event.stopPropagation();
    return;
  }
  scanLine.key(key);
  event.stopPropagation();
}

/** In a box that is not the desk's own: a scanner's keys are taken out of it again and go to the desk. */
function intoBox(event: KeyboardEvent, target: HTMLInputElement | HTMLTextAreaElement): void {
  if (target.dataset.scans !== undefined) return;
  if (event.key !== 'Enter') {
    burst.key(event.key, target.value, event.timeStamp);
    return;
  }
  const heard = burst.end(event.timeStamp);
  if (heard === null || recogniseScan(heard.text).kind === 'unreadable') return;
  event.preventDefault();
  event.stopPropagation();
  write(target, heard.before);
  scanLine.hear(heard.text);
  scanLine.taker?.box()?.focus();
}

function isBox(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'button'].includes(target.type);
}

/** Puts text into a box as if it had been typed, so that whoever owns the box learns of it. */
function write(box: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const owner = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
