import { unsubscribeTexts } from '@crossdock/contract/notices/mailTexts.ts';
import { words } from '@crossdock/contract/notices/words.ts';
import { fill } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { NoticeKind } from '@crossdock/domain/notices/kinds.ts';
import { escapeHtml } from '../platform/escapeHtml.ts';

/**
 * The emails that are switched off: none, those of the link's kind, or all. `on` means that the last click switched
 * them on again; `null` means that the link is invalid.
 */
export type UnsubscribeState = 'none' | 'kind' | 'all' | 'on' | null;

interface Shown {
  readonly shopName: string;
  readonly lang: Lang;
  readonly kind: NoticeKind | 'all';
  readonly state: UnsubscribeState;
}

/** A page without scripts, so that every program can show it. */
export function unsubscribePage({ shopName, lang, kind, state }: Shown): string {
  const texts = unsubscribeTexts[lang];
  const named = kind === 'all' ? '' : words[`notices.kind.${kind}`][lang];
  const say = (text: string) => escapeHtml(fill(text, { kind: named, shop: shopName }));
  const said = {
    none: kind === 'all' ? texts.askAll : texts.ask,
    kind: texts.kindOff,
    all: texts.allOff,
    on: kind === 'all' ? texts.allOn : texts.kindOn,
  };
  const clockPauses = kind === 'all' ? (['all'] as const) : (['kind', 'all'] as const);
  const offers = {
    none: clockPauses,
    kind: ['all', 'none'] as const,
    all: ['none'] as const,
    on: clockPauses,
  };
  const buttons = state === null ? [] : offers[state];
  const form = buttons
    .map((scope) => `<button name="scope" value="${scope}">${say(texts.button[scope])}</button>`)
    .join('');
  return `<!doctype html><html lang="${lang === 'en' ? 'en' : lang === 'tw' ? 'zh-Hant-TW' : 'zh-Hans-CN'}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${say(texts.title)}</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:30rem;margin:15vh auto;padding:0 1rem;color:#1d2733;background:#fff}
h1{font-size:1.25rem}form{display:flex;flex-wrap:wrap;gap:.75rem}button{font:inherit;min-height:2.75rem;padding:0 1rem;border:1px solid #1d2733;border-radius:.5rem;background:#fff;color:inherit}
button:first-child{background:#1d2733;color:#fff}a{display:inline-block;margin-top:1rem;padding:.6rem 0;color:inherit}</style>
<main><h1>${escapeHtml(shopName)}</h1><p role="status">${say(state === null ? texts.invalid : said[state])}</p>
<form method="post">${form}</form><a href="/answer?view=settings">${say(texts.settings)}</a></main></html>`;
}
