// @vitest-environment happy-dom

import { IconLanguage } from '@tabler/icons-react';
import { act } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Drawn, draw, press, typeInput } from '../samples/draw.tsx';
import { BusyOverlay, overlayLimitMs } from '../src/BusyOverlay.tsx';
import { CountdownButton } from '../src/CountdownButton.tsx';
import { NoteBox } from '../src/controls.tsx';
import { MeasureField, TextField } from '../src/fields.tsx';
import { LongList } from '../src/LongList.tsx';
import { MenuButton } from '../src/MenuButton.tsx';
import { Pager } from '../src/Pager.tsx';
import { PhotoLink } from '../src/PhotoLink.tsx';
import { RecordHistory } from '../src/RecordHistory.tsx';
import { SearchField } from '../src/SearchField.tsx';

let drawn: Drawn | undefined;
beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await drawn?.end();
  vi.useRealTimers();
});
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

describe('the loading overlay', () => {
  test('auto-closes after 30000 ms (specification, section 9)', async () => {
    const onTimeout = vi.fn();
    drawn = await draw(<BusyOverlay visible label="Loading" onTimeout={onTimeout} />);
    await pass(29_999);
    expect(drawn.place.querySelector('[role=status]')).not.toBeNull();
    await pass(1);
    expect(drawn.place.querySelector('[role=status]')).toBeNull();
    expect(onTimeout).toHaveBeenCalledOnce();
    expect(overlayLimitMs).toBe(30_000);
  });

  test('returns with the next work', async () => {
    drawn = await draw(<BusyOverlay visible label="Loading" />);
    await pass(30_000);
    await drawn.redraw(<BusyOverlay visible={false} label="Loading" />);
    await drawn.redraw(<BusyOverlay visible label="Loading" />);
    expect(drawn.place.querySelector('[role=status]')).not.toBeNull();
  });
});

test('a countdown ticks every second and then enables its button (specification, sections 5 and 9)', async () => {
  const onClick = vi.fn();
  const button = (waitUntilMs: number | null) => (
    <CountdownButton
      label="Send"
      waitingLabel={(s) => `Again in ${s} s`}
      waitUntilMs={waitUntilMs}
      onClick={onClick}
    />
  );
  drawn = await draw(button(Date.now() + 3_000));
  const shown = () => drawn?.one('button').textContent;
  const seen = [shown()];
  for (let second = 0; second < 3; second += 1) {
    await pass(1_000);
    seen.push(shown());
  }
  expect(seen).toEqual(['Again in 3 s', 'Again in 2 s', 'Again in 1 s', 'Send']);
  await press(drawn.one('button'));
  expect(onClick).toHaveBeenCalledOnce();
});

test('search starts when typing pauses, and at once on Enter', async () => {
  const onSearch = vi.fn();
  drawn = await draw(<SearchField label="Search" clearLabel="Clear" value="" onSearch={onSearch} />);
  const input = drawn.one<HTMLInputElement>('input');
  await typeInput(input, 'S');
  await typeInput(input, 'SF1 ');
  await pass(299);
  expect(onSearch).not.toHaveBeenCalled();
  await pass(1);
  expect(onSearch.mock.calls).toEqual([['SF1']]);
});

test("page sizes 10, 20, 50 and 100 read '{num} per page', and the pager stops at the ends", async () => {
  const texts = {
    label: 'Pages',
    first: 'First',
    previous: 'Previous',
    next: 'Next',
    last: 'Last',
    size: 'Size',
    perPage: (num: number) => `${num} per page`,
    range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
  };
  const onPage = vi.fn();
  drawn = await draw(
    <Pager pageIndex={2} pageSize={20} total={40} onPage={onPage} onSize={() => {}} texts={texts} />,
  );
  expect([...drawn.place.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    '10 per page',
    '20 per page',
    '50 per page',
    '100 per page',
  ]);
  expect(drawn.place.textContent).toContain('21–40 of 40');
  expect(drawn.one<HTMLButtonElement>('[aria-label=Next]').disabled).toBe(true);
  await press(drawn.one('[aria-label=Previous]'));
  expect(onPage).toHaveBeenCalledWith(1);
  expect(drawn.one<HTMLButtonElement>('[aria-label=Last]').disabled).toBe(true);
  await drawn.redraw(
    <Pager pageIndex={3} pageSize={20} total={81} onPage={onPage} onSize={() => {}} texts={texts} />,
  );
  await press(drawn.one('[aria-label=First]'));
  await press(drawn.one('[aria-label=Last]'));
  expect(onPage.mock.calls.slice(1)).toEqual([[1], [5]]);
  // Beyond the last page the buttons that lead back stay available.
  const parts = { pageSize: 20, onPage, onSize: () => {}, texts };
  for (const [pageIndex, total, shown] of [
    [1, 20, false],
    [1, 21, true],
    [2, 20, true],
  ] as const) {
    await drawn.end();
    drawn = await draw(<Pager {...parts} pageIndex={pageIndex} total={total} />);
    expect([pageIndex, total, drawn.place.querySelector('nav') !== null]).toEqual([pageIndex, total, shown]);
  }
});

test('a menu opens on its first choice, moves with the arrows and returns the focus', async () => {
  const onChoose = vi.fn();
  const choices = ['tw', 'en'].map((key) => ({
    key,
    label: key,
    checked: key === 'tw',
    onChoose: () => onChoose(key),
  }));
  drawn = await draw(<MenuButton icon={IconLanguage} label="Language" choices={choices} />);
  await press(drawn.one('[aria-label=Language]'));
  expect(document.activeElement?.textContent).toBe('tw');
  await act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  });
  await press(document.activeElement as HTMLElement);
  expect(onChoose.mock.calls).toEqual([['en']]);
  expect(drawn.place.querySelector('[role=menu]')).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Language');
});

describe('fields', () => {
  interface Values {
    name: string;
    weightG?: number;
  }
  const shown: { values?: () => Values; fail?: (message: string) => void; reset?: () => void } = {};
  function Form() {
    const form = useForm<Values>({ defaultValues: { name: '', weightG: 1_500 } });
    shown.values = form.getValues;
    shown.fail = (message) => form.setError('name', { type: 'x', message });
    shown.reset = () => form.reset({ name: 'new', weightG: 20 });
    return (
      <>
        <TextField
          control={form.control}
          name="name"
          label="Name"
          description="As on the passport"
          required
        />
        <MeasureField control={form.control} name="weightG" label="Weight" digits={3} unit="kg" />
      </>
    );
  }

  test('an error is linked to its input for a screen reader', async () => {
    drawn = await draw(<Form />);
    await act(async () => shown.fail?.('Please fill this in'));
    const input = drawn.one<HTMLInputElement>('input[name=name]');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const said = input
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(said).toEqual(['As on the passport', 'Please fill this in']);
    expect(drawn.place.querySelector(`label[for="${input.id}"]`)?.textContent).toBe('Name *');
  });

  test('a measure is typed with a decimal point and stored whole', async () => {
    drawn = await draw(<Form />);
    const input = drawn.one<HTMLInputElement>('input[name=weightG]');
    expect(input.value).toBe('1.5');
    await typeInput(input, '2.');
    expect([input.value, shown.values?.().weightG]).toEqual(['2.', 2_000]);
    await typeInput(input, '2.25');
    expect([input.value, shown.values?.().weightG]).toEqual(['2.25', 2_250]);
    await typeInput(input, '2.25x');
    expect([input.value, shown.values?.().weightG]).toEqual(['2.25x', Number.NaN]);
    await typeInput(input, '');
    expect([input.value, shown.values?.().weightG]).toEqual(['', undefined]);
    await typeInput(input, '');
    expect(shown.values?.().weightG).toBeUndefined();
    await act(async () => shown.reset?.());
    expect(input.value).toBe('0.02');
  });
});

test('only visible rows of a long list are drawn, each with its position', async () => {
  const rows = Array.from({ length: 500 }, (_, n) => `n${n}`);
  drawn = await draw(
    <LongList label="Numbers" rows={rows} rowKey={(row) => row} rowPx={56} rowsInFrame={6}>
      {(row) => <span>{row}</span>}
    </LongList>,
  );
  const frame = drawn.one('[role=group]');
  expect(frame.style.height).toBe('336px');
  expect(drawn.place.querySelectorAll('li').length).toBeLessThan(25);
  await act(async () => {
    frame.scrollTop = 56 * 494;
    frame.dispatchEvent(new Event('scroll', { bubbles: true }));
  });
  const last = [...drawn.place.querySelectorAll('li')].at(-1);
  expect([last?.textContent, last?.getAttribute('aria-posinset')]).toEqual(['n499', '500']);
});

test('a history begins with the latest step', async () => {
  const steps = ['2026-11-20', '2026-11-21'].map((day) => ({ event: day, at: `${day}T08:00:00.000Z` }));
  drawn = await draw(<RecordHistory title="Steps" steps={steps} entry={({ event }) => ({ title: event })} />);
  const titles = [...drawn.place.querySelectorAll('li')].map((one) => one.querySelector('p')?.textContent);
  expect(titles).toEqual(['2026-11-21', '2026-11-20']);
});

test('a note box returns its text, and a small picture opens the large one', async () => {
  const onText = vi.fn();
  drawn = await draw(
    <>
      <NoteBox label="Note" value="" onText={onText} />
      <PhotoLink picture={{ thumb: '/small', full: '/large' }} square={48} alt="A box" />
    </>,
  );
  await typeInput(drawn.one<HTMLTextAreaElement>('textarea'), 'fragile');
  expect(onText).toHaveBeenCalledWith('fragile');
  expect(drawn.one('a').getAttribute('href')).toBe('/large');
  expect(drawn.one('img').getAttribute('src')).toBe('/small');
});
