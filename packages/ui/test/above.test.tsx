// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Drawn, draw, press } from '../samples/draw.tsx';
import { Dialog } from '../src/Dialog.tsx';
import { showMessage } from '../src/message.ts';
import { TopMessages } from '../src/TopMessages.tsx';

let drawn: Drawn | undefined;
beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await drawn?.end();
  vi.useRealTimers();
});

test('a message is shown above any dialog opened before it', async () => {
  const showPopover = vi.fn();
  drawn = await draw(<TopMessages />);
  Object.assign(drawn.one('[role=status]'), { showPopover });
  await act(async () => showMessage('danger', 'The request failed'));
  expect(showPopover).toHaveBeenCalledOnce();
});

describe('a click beside a dialog', () => {
  const onClose = vi.fn();
  beforeEach(async () => {
    onClose.mockClear();
    drawn = await draw(
      <Dialog opened title="Change phone" closeLabel="Close" onClose={onClose}>
        <input />
      </Dialog>,
    );
  });
  const pressOn = (selector: string) =>
    act(async () => {
      drawn?.one(selector).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    });

  test('closes it', async () => {
    await pressOn('dialog');
    await press(drawn?.one('dialog') as HTMLElement);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('that ends a drag begun inside keeps the typed text', async () => {
    await pressOn('input');
    await press(drawn?.one('dialog') as HTMLElement);
    expect(onClose).not.toHaveBeenCalled();
  });
});
