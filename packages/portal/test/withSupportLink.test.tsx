// @vitest-environment happy-dom
import { noticeTexts } from '@crossdock/contract/notices/texts.ts';
import { refusals } from '@crossdock/contract/refusals.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { setTextRenderer } from '@crossdock/ui/renderText.ts';
import { draw } from '@crossdock/ui/samples/draw.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { withSupportLink } from '../src/shell/withSupportLink.tsx';
import { words } from '../src/words/words.gen.ts';

const shownText = vi.hoisted(() => ({ words: '' }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock('../src/shell/i18n.ts', () => ({ t: () => shownText.words }));
setTextRenderer(withSupportLink);

async function linksIn(shown: ReactNode): Promise<string[]> {
  const { place } = await draw(shown);
  return [...place.querySelectorAll('a')].map((link) => `${link.getAttribute('href')} ${link.textContent}`);
}

test('a text that mentions customer service links there', async () => {
  shownText.words = words['shell.support'].tw;
  const text = refusals['member.disabled'].tw;
  const link = '/support 聯絡客服';
  expect(await linksIn(<Banner tone="danger">{text}</Banner>)).toEqual([link]);
  expect(await linksIn(<Banner tone="danger" title={text} />)).toEqual([link]);
  expect(await linksIn(<EmptyState title="x" text={text} />)).toEqual([link]);
  shownText.words = words['shell.support'].en;
  expect(await linksIn(<Banner tone="danger">{refusals['member.disabled'].en}</Banner>)).toEqual([
    '/support customer service',
  ]);
  expect(await linksIn(<Banner tone="info">nothing of the kind</Banner>)).toEqual([]);
});

/** Excludes labels, and texts about the support service itself. */
const labels = /^(shell\.(route|group|line|support|acting)|support\.|members\.(service|sessions|ticket))/;

test.each(['tw', 'zh', 'en'] as const)('every text in %s that mentions it uses those words', (lang) => {
  const texts = [
    ...Object.entries(words).flatMap(([key, one]) => (labels.test(key) ? [] : [[key, one[lang]] as const])),
    ...Object.entries(refusals).map(([code, one]) => [code, one[lang]] as const),
    ...Object.entries(noticeTexts).map(([event, one]) => [event, one[lang].text] as const),
  ];
  const speaks = lang === 'en' ? /customer service|contact (us|support)|ask us/i : /客服/;
  const link = words['shell.support'][lang].toLowerCase();
  const mute = texts.filter(([, text]) => speaks.test(text) && !text.toLowerCase().includes(link));
  expect(mute.map(([key]) => key)).toEqual([]);
});
