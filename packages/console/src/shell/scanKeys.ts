import { looksLikeFragment, recogniseScan } from '@crossdock/domain/parcels/scans.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { deskNow, momentOfEvent } from './deskClock.ts';
import type { EarlyKeyPress } from './earlyKeyPresses.ts';
import {
  type CommandKey,
  isCommandKey,
  ScanDispatcher,
  type ScannedLine,
  ScannerKeyDetector,
  type ScanReceiver,
  TypedLine,
} from './scanDispatcher.ts';
import { playSound } from './sounds.ts';
import { tabMemory } from './tabMemory.ts';

/** The screens that are used with a scanner. */
const deskPath = /\/(desk|packing|shipping(?!\/import))(?:\/|$)/;
/** The desk in the address. In packing every order has its own address, and a reload can happen between two of them. */
const deskHere = (): string =>
  `${deskPath.exec(location.pathname)?.[1]} ${new URLSearchParams(location.search).get('mode') ?? ''}`;

export const scanDispatcher = new ScanDispatcher();
const typing = new TypedLine();
const burst = new ScannerKeyDetector();
type Box = HTMLInputElement | HTMLTextAreaElement;
/** The desk's boxes that the line was typed into: their value before, and after its keys. */
const touched = new Map<Box, { readonly before: string; shown: string }>();
let writing = false;
let typed = false;

/** Listens for scans on the desks' screens wherever the focus is, from the page's first frame on. */
export function useScanKeys(pathname: string): void {
  const atDesk = deskPath.test(pathname);
  useEffect(() => {
    if (!atDesk) {
      globalThis.crossdockFirstKeys?.();
      globalThis.crossdockFirstKeys = undefined;
      endLine();
      scanDispatcher.forget();
      tabMemory.write(keepAs, null);
      return;
    }
    hearFirst();
    document.addEventListener('keydown', press, { capture: true });
    document.addEventListener('input', changed, { capture: true });
    addEventListener('pagehide', keepLines);
    return () => {
      endLine();
      removeEventListener('pagehide', keepLines);
      document.removeEventListener('keydown', press, { capture: true });
      document.removeEventListener('input', changed, { capture: true });
    };
  }, [atDesk]);
}

/** Sends scans to `taker` while the screen is shown; they are typed into `box`. */
export function useScanReceiver(
  box: RefObject<HTMLInputElement | null>,
  taker: {
    take: (heard: ScannedLine) => void;
    command?: (key: CommandKey) => void;
    turn?: () => number;
    draw?: () => void;
  },
  ready = true,
): void {
  const latest = useRef(taker);
  useEffect(() => {
    latest.current = taker;
  });
  useEffect(() => {
    if (!ready) return;
    return scanDispatcher.attach({
      box: () => box.current,
      take: (heard) => latest.current.take(heard),
      command: (key) => latest.current.command?.(key),
      turn: () => latest.current.turn?.() ?? 0,
      draw: () => latest.current.draw?.(),
    } satisfies ScanReceiver);
  }, [box, ready]);
}

/** Ends the line by a button instead of Enter: the box's text is the scan. */
export function submitScan(box: HTMLInputElement | null): void {
  const heard = typing.end(deskNow(), box?.value ?? '');
  restore();
  scanDispatcher.hear(heard);
}

const keepAs = 'crossdock.console.lines';

interface KeptLines {
  readonly desk: string;
  readonly waiting: readonly (ScannedLine | CommandKey)[];
  /** The line that was being typed. */
  readonly begun: readonly EarlyKeyPress[];
}

/** Stores the lines that no desk has taken when the page is left, and restores them when it returns. */
function keepLines(): void {
  const kept: KeptLines = { desk: deskHere(), waiting: scanDispatcher.waiting(), begun: typing.keys };
  tabMemory.write(keepAs, kept);
}

/**
 * Takes over what was typed before the app was loaded: whole lines wait for the desk, and an unfinished one
 * continues.
 */
function hearFirst(): void {
  const kept = tabMemory.read<KeptLines>(keepAs);
  tabMemory.write(keepAs, null);
  if (kept?.desk === deskHere()) {
    for (const heard of kept.waiting) scanDispatcher.hear(heard);
    for (const { key, atMs } of kept.begun) typing.key(key, atMs, null, undefined);
  }
  for (const { key, atMs } of globalThis.crossdockFirstKeys?.() ?? []) {
    if (isCommandKey(key)) scanDispatcher.hear(key);
    else if (key === 'Ctrl+Enter' && typing.empty) scanDispatcher.hear(key);
    else if (key === 'Ctrl+Enter') scanDispatcher.hear({ ...typing.end(atMs, null), confirms: true });
    else if (key !== 'Enter') typing.key(key, atMs, null, undefined);
    else scanDispatcher.hear(typing.end(atMs, null));
  }
  globalThis.crossdockFirstKeys = undefined;
}

function press(event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.isComposing) return;
  const box = isBox(target) ? target : null;
  const own = box?.dataset.scans === undefined ? null : box;
  if (event.ctrlKey || event.metaKey || event.altKey) {
    // Ctrl+Enter first ends the field and then submits the form; other chords are not part of a scan.
    if (key === 'Enter' && (own || !box)) chord(event, own);
    return;
  }
  if (box && !own) intoForeign(event, box);
  else if (document.querySelector('[role="dialog"], dialog[open]')) behindDialog(event, own);
  else if (isCommandKey(key)) command(event, key);
  else onDesk(event, own);
}

function chord(event: KeyboardEvent, own: Box | null): void {
  if (document.querySelector('[role="dialog"], dialog[open]')) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.repeat) return;
  if (typing.empty) scanDispatcher.hear('Ctrl+Enter');
  else lineEnds(event, own, true);
}

function onDesk(event: KeyboardEvent, at: Box | null): void {
  const { key, target } = event;
  scanDispatcher.taker?.draw?.();
  // Drawing may have moved the focus, and the browser sends the key to the element that has the focus now.
  const { activeElement: now } = document;
  const own = isBox(now) && now.dataset.scans !== undefined ? now : at;
  if (key.length === 1) return void sign(event, own);
  if (key === 'Unidentified') typing.edit(scanDispatcher.taker?.turn?.());
  if (key !== 'Enter') return;
  // If no line was typed before it, Enter presses the focused element.
  if (typing.empty && !own && isPressed(target)) return;
  event.preventDefault();
  event.stopPropagation();
  lineEnds(event, own);
}

function lineEnds(event: KeyboardEvent, own: Box | null, confirms = false): void {
  const heard = typing.end(momentOfEvent(event), own ? own.value : null);
  restore();
  scanDispatcher.hear(confirms ? { ...heard, confirms } : heard);
}

function sign(event: KeyboardEvent, own: Box | null): void {
  const { key, target } = event;
  const atMs = momentOfEvent(event);
  // Space presses the button, box or list that has the focus.
  if (key === ' ' && typing.empty && !own && isPressed(target)) return;
  const turn = scanDispatcher.taker?.turn?.();
  if (own) {
    touch(own);
    typing.key(key, atMs, { value: own.value, replaces: isSelected(own) }, turn);
    typed = true;
    return;
  }
  typing.key(key, atMs, null, turn);
  event.stopPropagation();
  const box = scanDispatcher.taker?.box();
  if (!box || box.disabled) {
    event.preventDefault();
    return;
  }
  touch(box);
  // Moves the focus to the scan box now, so that the browser types the pressed key into it.
  typed = true;
  box.focus();
}

function command(event: KeyboardEvent, key: CommandKey): void {
  endLine();
  // Escape also closes menus, so its event is passed on.
  if (key !== 'Escape') {
    event.preventDefault();
    event.stopPropagation();
  }
  scanDispatcher.hear(key);
}

/** Something other than a key changed a desk's box, so a person is typing and the box's value counts. */
function changed({ target }: Event): void {
  if (!writing && isBox(target) && target.dataset.scans !== undefined) {
    const known = touched.get(target);
    if (!typed) typing.edit(scanDispatcher.taker?.turn?.());
    if (!typed && target.dataset.scans === 'emptied')
      touched.set(target, { before: '', shown: target.value });
    else if (known) known.shown = target.value;
  }
  typed = false;
}

/** Handles keys in a box that does not belong to the desk: a scanner's keys are removed from it and go to the desk. */
function intoForeign(event: KeyboardEvent, target: Box): void {
  if (document.querySelector('[role="dialog"], dialog[open]')) return;
  if (event.key !== 'Enter') {
    if (event.key.length === 1) burst.key(event.key, target.value, momentOfEvent(event));
    return;
  }
  const heard = burst.end(momentOfEvent(event));
  if (heard === null) return;
  const { kind, code } = recogniseScan(heard.text);
  if (kind === 'unreadable' || (kind === 'courier' && looksLikeFragment(code))) return;
  event.preventDefault();
  event.stopPropagation();
  write(target, heard.before);
  scanDispatcher.hear({ text: heard.text, atMs: momentOfEvent(event), bare: false, turn: undefined });
  scanDispatcher.taker?.box()?.focus();
}

/** Handles a scan while a dialog is open: it presses no button, does not reach the desk, and a message says so. */
function behindDialog(event: KeyboardEvent, own: Box | null): void {
  if (event.key.length === 1) burst.key(event.key, '', momentOfEvent(event));
  if (event.key !== 'Enter' || burst.end(momentOfEvent(event)) === null || own) return;
  event.preventDefault();
  event.stopPropagation();
  playSound('bad');
}

function isBox(target: EventTarget | null): target is Box {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'button'].includes(target.type);
}

const isPressed = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, select, input, [role="tab"]') !== null;

const isSelected = ({ value, selectionStart, selectionEnd }: Box): boolean =>
  selectionStart === 0 && selectionEnd === value.length;

function endLine(): void {
  typing.forget();
  restore();
}

/**
 * Remembers a box's value before a key changes it, so that `restore` can undo the typing. A value that the desk has set since
 * the last key is kept.
 */
function touch(box: Box): void {
  if (touched.get(box)?.shown !== box.value) touched.set(box, { before: box.value, shown: box.value });
}

/** Restores every box to its value before the line, because the desk decides what the line does. */
function restore(): void {
  scanDispatcher.taker?.draw?.();
  for (const [box, { before, shown }] of touched) {
    if (box.isConnected && box.value === shown && shown !== before) write(box, before);
    // Selects the text, so that the next line replaces it.
    if (box === document.activeElement) box.select();
  }
  touched.clear();
}

/** Writes text into a box as if it had been typed, so that React receives the event. */
function write(box: Box, text: string): void {
  const owner = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(box, text);
  writing = true;
  box.dispatchEvent(new Event('input', { bubbles: true }));
  writing = false;
}
