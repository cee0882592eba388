// @vitest-environment happy-dom

import { draw } from '@crossdock/ui/samples/draw.tsx';
import { UiProvider } from '@crossdock/ui/UiProvider.tsx';
import { expect, test, vi } from 'vitest';
import { AuditLogPage } from '../src/staff/AuditLogPage.tsx';

let sealedUntil: string | null = null;
let filters: { from?: string; to?: string } = {};
const usePage = vi.fn((_call: string, _input: unknown) => ({
  query: { data: { sealedUntil } },
  rows: [],
  total: 0,
}));
vi.mock('virtual:call-names', () => ({ default: [] }));
vi.mock('../src/shell/callLabel.ts', () => ({ callLabel: (call: string) => call }));
vi.mock('../src/staff/LogSentence.tsx', () => ({ LogSentence: () => null }));
vi.mock('../src/shell/PagedList.ts', () => ({ PagedList: () => null }));
vi.mock('../src/shell/i18n.ts', () => ({
  t: (key: string, given?: { day?: string }) => (given?.day === undefined ? key : `${key} ${given.day}`),
}));
vi.mock('../src/shell/api.ts', () => ({
  useCall: () => ({ data: { list: [] } }),
  useFilters: () => [filters, () => undefined],
  usePage: (call: string, input: unknown) => usePage(call, input),
}));

async function shown(until: string | null): Promise<string> {
  sealedUntil = until;
  const formatting = { locale: 'en', timeZone: 'Asia/Taipei', currency: 'TWD' };
  const { place } = await draw(
    <UiProvider formatting={formatting}>
      <AuditLogPage />
    </UiProvider>,
  );
  return place.textContent ?? '';
}

test('the log says until when it is archived, by the shop’s calendar, or nothing if nothing is archived', async () => {
  expect(await shown('2025-09-30T17:00:00.000Z')).toContain('staff.audit.sealed Oct 1, 2025');
  expect(await shown(null)).not.toContain('staff.audit.sealed');
});

test('the days of the filter are those of the shop, as the times in the list are', async () => {
  filters = { from: '2026-11-20', to: '2026-11-21' };
  await shown(null);
  expect(usePage).toHaveBeenLastCalledWith(
    'listAudit',
    expect.objectContaining({ from: '2026-11-19T16:00:00.000Z', to: '2026-11-21T16:00:00.000Z' }),
  );
});
