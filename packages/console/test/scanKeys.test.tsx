// @vitest-environment happy-dom

import { type Drawn, draw } from '@crossdock/ui/samples/draw.tsx';
import { act, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordEarlyKeyPresses } from '../src/shell/earlyKeyPresses.ts';
import { ScanBox } from '../src/shell/ScanBox.tsx';
import { scanDispatcher, useScanKeys, useScanReceiver } from '../src/shell/scanKeys.ts';
import { press } from './keyboard.ts';

let drawn: Drawn;
const heard: string[] = [];
const pressed = vi.fn();

function Desk({ at = '/desk', ready = true }: { at?: string; ready?: boolean }) {
  useScanKeys(at);
  return (
    <>
      <button type="button" onClick={pressed}>
        next
      </button>
      <input aria-label="search" />
      {ready ? (
        <ScanBox
          label="scan"
          onHeard={({ text, confirms }) => heard.push(confirms ? `${text} and confirm` : text)}
          onCommand={(key) => heard.push(key)}
          turn={() => 7}
        />
      ) : null}
    </>
  );
}

const show = (ready = true) => drawn.redraw(<Desk ready={ready} />);
const scanBox = () => document.querySelector<HTMLInputElement>('[data-scans]');

const scan = (text: string) =>
  act(async () => {
    for (const key of text) press(key);
    press('Enter');
  });

beforeEach(async () => {
  history.replaceState(null, '', '/console/desk');
  drawn = await draw(null);
});
afterEach(async () => {
  await drawn.end();
  scanDispatcher.forget();
  heard.length = 0;
  pressed.mockClear();
});

const number = 'SF1234567890123';

test('a scan is received whole in the desk’s box, on a button, on nothing and in another box, and presses nothing', async () => {
  await show();
  await scan(number);
  document.querySelector('button')?.focus();
  await scan(number);
  (document.activeElement as HTMLElement).blur();
  await scan(number);
  const search = document.querySelector<HTMLInputElement>('[aria-label="search"]');
  search?.focus();
  await scan(number);
  expect(heard).toEqual([number, number, number, number]);
  expect(pressed).not.toHaveBeenCalled();
  expect([scanBox()?.value, search?.value]).toEqual(['', '']);
});

test('a desk’s text in its box stays while a line is typed, and the time of a line can be compared after a reload', async () => {
  const moments: number[] = [];
  function Weighing() {
    const box = useRef<HTMLInputElement>(null);
    useScanKeys('/desk');
    useScanReceiver(box, {
      take: ({ text, atMs }) => {
        moments.push(atMs);
        heard.push(text);
      },
    });
    return <input ref={box} data-scans="" />;
  }
  await drawn.redraw(<Weighing />);
  const box = scanBox();
  if (!box) throw new Error('no box');
  await act(async () => press('4'));
  // Sets the value as React does, without an event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, '2.06');
  box.setSelectionRange(4, 4);
  await act(async () => {
    for (const key of '0 30 25') press(key);
    press('Enter');
  });
  expect(heard).toEqual(['40 30 25']);
  expect(box.value).toBe('2.06');
  expect(Math.abs(Date.now() - (moments[0] ?? 0))).toBeLessThan(60_000);
});

test('a scan waits while no desk is loaded, and presses no button', async () => {
  await show(false);
  document.querySelector('button')?.focus();
  await scan(number);
  expect(pressed).not.toHaveBeenCalled();
  await show();
  expect(heard).toEqual([number]);
});

test('Enter without a scan presses the button that has the focus', async () => {
  await show();
  document.querySelector('button')?.focus();
  await act(async () => press('Enter'));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(heard).toEqual([]);
});

test('the first scan of a page is whole, whenever the desk is loaded, and so are commands', async () => {
  for (const at of [0, 1, 8, number.length]) {
    recordEarlyKeyPresses();
    for (const key of number.slice(0, at)) press(key);
    await show(false);
    for (const key of number.slice(at)) press(key);
    press('Enter');
    press('F7');
    press('Enter', { ctrlKey: true });
    for (const key of 'SF12') press(key);
    await show();
    await act(async () => {
      for (const key of '34567890123') press(key);
      press('Enter');
    });
    expect(heard.splice(0)).toEqual([number, 'F7', 'Ctrl+Enter', number]);
    expect(scanBox()?.value).toBe('');
    await drawn.redraw(null);
  }
});

test('input on a page that was left before its app was loaded is received by the next page', async () => {
  recordEarlyKeyPresses();
  for (const key of number.slice(0, 5)) press(key);
  dispatchEvent(new Event('pagehide'));
  globalThis.crossdockFirstKeys?.();
  recordEarlyKeyPresses();
  for (const key of number.slice(5)) press(key);
  press('Enter');
  press('Enter', { ctrlKey: true });
  await show();
  expect(heard).toEqual([number, 'Ctrl+Enter']);
});

test('lines and an unfinished line survive a reload between two orders of one desk, and reach no other desk', async () => {
  const reload = async (leaves: string, comes: string) => {
    await show(false);
    for (const key of number) press(key);
    press('Enter');
    for (const key of number.slice(0, 5)) press(key);
    // While the page is unloading, the answer to an earlier request may still open the page of the next order.
    history.replaceState(null, '', leaves);
    dispatchEvent(new Event('pagehide'));
    await drawn.redraw(null);
    scanDispatcher.forget();
    history.replaceState(null, '', comes);
    await show();
    await act(async () => {
      for (const key of number.slice(5)) press(key);
      press('Enter');
    });
    return heard.splice(0);
  };
  expect(await reload('/console/packing/2', '/console/packing/1')).toEqual([number, number]);
  expect(await reload('/console/desk?mode=shelve', '/console/desk?mode=shelve')).toEqual([number, number]);
  expect(await reload('/console/packing/1', '/console/desk')).toEqual([number.slice(5)]);
  expect(await reload('/console/desk?mode=shelve', '/console/desk')).toEqual([number.slice(5)]);
});

test('moving the focus during a scan loses nothing of it', async () => {
  await show();
  await act(async () => {
    for (const key of number.slice(0, 6)) press(key);
    (document.activeElement as HTMLElement).blur();
    for (const key of number.slice(6)) press(key);
    press('Enter');
  });
  expect(heard).toEqual([number]);
});

test('Ctrl+Enter ends the line and then the order, once however long it is held; Escape discards an unfinished line', async () => {
  await show();
  await act(async () => {
    for (const key of '1.25') press(key);
    press('Enter', { ctrlKey: true });
    press('Enter', { ctrlKey: true });
    press('Enter', { ctrlKey: true, repeat: true });
    for (const key of 'SF12') press(key);
    press('Escape');
  });
  expect(heard).toEqual(['1.25 and confirm', 'Ctrl+Enter', 'Escape']);
  expect(scanBox()?.value).toBe('');
});

test('a scan neither presses a dialog’s buttons nor reaches the desk behind it', async () => {
  await show();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.innerHTML = '<button>confirm</button>';
  document.body.append(dialog);
  const confirm = dialog.querySelector('button');
  confirm?.addEventListener('click', pressed);
  confirm?.focus();
  await scan(number);
  expect(pressed).not.toHaveBeenCalled();
  await act(async () => press('Enter'));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(heard).toEqual([]);
  dialog.remove();
});

test('pasted text is received as it is in the box', async () => {
  await show();
  await act(async () => {
    const box = scanBox();
    if (!box) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, number);
    box.dispatchEvent(new Event('input', { bubbles: true }));
    press('Enter');
  });
  expect(heard).toEqual([number]);
});
