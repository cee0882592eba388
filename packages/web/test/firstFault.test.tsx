// @vitest-environment happy-dom

import { createClient } from '@crossdock/contract/client.ts';
import { draw } from '@crossdock/ui/samples/draw.tsx';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { quietConnection } from './quietConnection.ts';
// Loaded here, because the first submitted form would load it within the time that a test waits.
import '../src/checkForm.ts';
import { ConnectionContext } from '../src/connection.ts';
import { focusFirstFault } from '../src/firstFault.ts';
import { usePlainForm } from '../src/plainForm.ts';

const schema = z.object({ store: z.object({ number: z.string().min(1) }), note: z.string() });
const connection = quietConnection(createClient({ wire: {}, baseUrl: 'http://shop.test/api/', lang: 'en' }));

/** A form with a store picker, whose error belongs to another field name, and with other inputs. */
function Address({ at }: { at: 'button' | 'fold' | 'none' }) {
  const form = usePlainForm('addAddress', {
    schema: async () => schema,
    defaults: { storeNumber: '', note: '' },
    input: ({ storeNumber, note }) => ({ store: { number: storeNumber }, note }) as never,
    onDone: () => {},
  });
  const fault = form.errors['store.number'];
  const pick = (
    <button type="button" id="pick" data-fault={fault} onClick={() => form.set('storeNumber', '170945')}>
      Pick
    </button>
  );
  return (
    <form onSubmit={form.send}>
      <div data-fault={fault}>What frames it takes no focus</div>
      {at === 'button' ? pick : null}
      {at === 'fold' ? <details>{pick}</details> : null}
      {at === 'none' && fault ? <p role="alert">{fault}</p> : null}
      <input id="note" value={form.values.note} onChange={(event) => form.set('note', event.target.value)} />
      <input id="other" />
      <p id="fault">{fault}</p>
    </form>
  );
}

const one = <E extends HTMLElement>(selector: string) => {
  const found = document.body.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

async function send(at: 'button' | 'fold' | 'none', before = () => {}): Promise<void> {
  await draw(
    <ConnectionContext value={connection}>
      <Address at={at} />
    </ConnectionContext>,
  );
  one('#note').focus();
  await act(async () => one<HTMLFormElement>('form').requestSubmit());
  before();
  await vi.waitFor(() => act(async () => expect(one('#fault').textContent).not.toBe('')));
  await act(() => new Promise((drawn) => requestAnimationFrame(drawn)));
}

test('after sending from a box by keyboard, the first error has the focus and is in view', async () => {
  const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  await send('button');
  expect(document.activeElement?.id).toBe('pick');
  expect(shown.mock.contexts).toEqual([one('#pick')]);
  shown.mockRestore();
});

test('an error in a collapsed part opens it', async () => {
  await send('fold');
  expect(one<HTMLDetailsElement>('details').open).toBe(true);
  expect(document.activeElement?.id).toBe('pick');
});

test('an error without a box is read out', async () => {
  await send('none');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'));
});

test('an error that is drawn some frames later is still found', async () => {
  const { redraw } = await draw(<input id="note" />);
  one('#note').focus();
  focusFirstFault(one('#note'));
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  await redraw(<button type="button" id="pick" data-fault />);
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('pick'));
});

test('a reader who has moved to another box stays there', async () => {
  await send('button', () => one('#other').focus());
  expect(document.activeElement?.id).toBe('other');
});

test('a choice clears its error, even if its field has another name', async () => {
  await send('button');
  await act(async () => one('#pick').click());
  expect(one('#fault').textContent).toBe('');
});
