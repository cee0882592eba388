// @vitest-environment happy-dom

import { shownMessages, subscribeMessages } from '@crossdock/ui/message.ts';
import { act } from 'react';
import { expect, test } from 'vitest';
import { ConfirmButton } from '../src/shell/ConfirmCall.ts';
import { renderWithCalls } from './renderWithCalls.tsx';

test('nothing is called before the question is answered, and a refusal is shown in it', async () => {
  let calls = 0;
  const fetch = async () => {
    calls += 1;
    return calls === 1
      ? Response.json({ code: 400, error: 'wire.unknown', params: {}, message: 'Not now', data: null })
      : Response.json({ code: 200, message: '', data: { done: true } });
  };
  const wire = { removePasskey: { method: 'POST', path: 'Member/RemovePasskey' } } as const;
  const page = await renderWithCalls(
    wire,
    fetch,
    <ConfirmButton
      confirmLabel="Remove"
      call="removePasskey"
      input={{ id: '019e0260-019b-7e73-8701-bd07ce43872f' }}
      refreshes={[]}
      title="Remove it?"
      text="It cannot log in any more."
    />,
  );
  const press = (at: number) =>
    act(async () => {
      [...page.place.querySelectorAll('button')].filter((one) => one.textContent === 'Remove')[at]?.click();
    });
  await press(0);
  expect(calls).toBe(0);
  const asked = () => page.place.querySelector('dialog')?.textContent;
  expect(asked()).toContain('It cannot log in any more.');
  await press(1);
  expect(calls).toBe(1);
  expect(asked()).toContain('Not now');
  await press(1);
  expect(calls).toBe(2);
  expect(asked()).toBeUndefined();
});

test('if the button disappears, a refusal that nobody has closed is shown on top of the page', async () => {
  const fetch = async () =>
    Response.json({ code: 400, error: 'wire.unknown', params: {}, message: 'Not now', data: null });
  const wire = { removePasskey: { method: 'POST', path: 'Member/RemovePasskey' } } as const;
  const shown: string[] = [];
  const unsubscribe = subscribeMessages(() => shown.push(...shownMessages().map(({ text }) => text)));
  for (const isClosed of [true, false]) {
    const page = await renderWithCalls(
      wire,
      fetch,
      <ConfirmButton
        confirmLabel="Remove"
        cancelLabel="Keep"
        call="removePasskey"
        input={{ id: '019e0260-019b-7e73-8701-bd07ce43872f' }}
        title="Remove it?"
      />,
    );
    const press = (text: string, at = 0) =>
      act(async () => {
        [...page.place.querySelectorAll('button')].filter((one) => one.textContent === text)[at]?.click();
      });
    await press('Remove');
    await press('Remove', 1);
    if (isClosed) await press('Keep');
    await page.end();
    expect(shown).toEqual(isClosed ? [] : ['Not now']);
  }
  unsubscribe();
});
