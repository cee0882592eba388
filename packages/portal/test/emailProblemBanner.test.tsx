// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import EmailProblemBanner from '../src/members/EmailProblemBanner.tsx';
import { drawPage } from './drawPage.tsx';

vi.mock('../src/shell/i18n.ts', () => ({
  t: (key: string, params?: object) => `${key} ${Object.values(params ?? {})}`,
}));
let bouncedAt: string | null = null;
vi.mock('../src/shell/api.ts', () => ({
  useCall: () => ({
    data: {
      offered: [
        { way: 'email', bouncedAt, to: 'old@mail.example' },
        { way: 'sms', bouncedAt: null, to: '' },
      ],
    },
  }),
}));

async function drawn(): Promise<HTMLElement> {
  return (await drawPage('/home', EmailProblemBanner)).place;
}

test('bounced mail is reported with a link to the address, until it is corrected', async () => {
  bouncedAt = '2026-11-27T00:00:00.000Z';
  const banner = await drawn();
  expect(banner.textContent).toContain('notices.ways.email.bounced old@mail.example');
  expect(banner.querySelector('a')?.getAttribute('href')).toContain('/member?tab=security&change=email');
  bouncedAt = null;
  expect((await drawn()).textContent).toBe('');
});
