import type { Lang } from '@crossdock/contract/wire/values.ts';
import { escapeHtml } from '../../platform/escapeHtml.ts';
import { sandboxTexts } from './sandboxTexts.ts';

type Decision = 'assign' | 'approve' | 'decline' | 'timeout';

export interface SandboxPage {
  readonly shopName: string;
  /** The order's number, or empty for a top-up. */
  readonly about: string;
  /** The amount as shown to the payer: `1,234.50 TWD`. */
  readonly amount: string;
  /** The page's path; the paths of the decisions are below it. */
  readonly path: string;
  readonly open: boolean;
  /** The decisions that the visitor can choose from. */
  readonly decisions: readonly Decision[];
  readonly returnPath: string;
  readonly lang: Lang;
}

const htmlLang = { zh: 'zh-Hans', tw: 'zh-Hant', en: 'en' } as const satisfies Record<Lang, string>;

const style = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #eef1f5; color: #16202e;
    font: 16px/1.6 system-ui, "PingFang TC", "Noto Sans TC", "Microsoft JhengHei", sans-serif; }
  main { box-sizing: border-box; width: min(26rem, 100vw); padding: 24px; background: #fff; border-radius: 12px; }
  .label { display: inline-block; padding: 2px 12px; border: 1px dashed #8a5300; border-radius: 99px; color: #8a5300;
    background: #fff0d6; font-weight: 600; font-size: 14px; }
  h1 { font-size: 20px; margin: 16px 0 4px; }
  p { margin: 0 0 16px; color: #556175; }
  dl { margin: 0 0 20px; padding: 16px; background: #f4f6fa; border-radius: 8px; }
  dt { color: #556175; font-size: 14px; }
  dd { margin: 0; font-size: 28px; font-weight: 600; font-variant-numeric: tabular-nums; }
  form { margin: 0 0 12px; }
  button, a.back { box-sizing: border-box; display: block; width: 100%; min-height: 48px; padding: 10px 16px; border-radius: 8px;
    border: 1px solid #dce2ec; background: #fff; color: #16202e; font: inherit; font-weight: 600; cursor: pointer;
    text-align: center; text-decoration: none; }
  button.approve, button.assign { background: #17744a; border-color: #17744a; color: #fff; }
  button.decline { color: #b3261e; border-color: #b3261e; }
  button:focus-visible, a:focus-visible { outline: 3px solid #1d5bd6; outline-offset: 2px; }
  @media (max-width: 480px) { body { place-items: stretch; background: #fff; } main { border-radius: 0; } }
`;

/**
 * The whole page, without scripts, pictures or external files. Texts of the shop never become HTML. A payment that is
 * decided has no buttons, only a way back.
 * @example renderSandboxPage({ shopName: '<b>Demo</b>', about: 'O2611200001', amount: '115.00 TWD', path:
 * '/sandbox-pay/abc', open: true, decisions: ['approve'], returnPath: '/', lang: 'en' }).includes('<b>') // → false
 * @example renderSandboxPage({ shopName: 'Demo', about: '', amount: '115.00 TWD', path: '/sandbox-pay/abc', open:
 * false, decisions: ['approve'], returnPath: '/', lang: 'en' }).includes('<button') // → false
 */
export function renderSandboxPage(page: SandboxPage): string {
  const texts = sandboxTexts[page.lang];
  const decision = (name: Decision) =>
    `<form method="post" action="${escapeHtml(`${page.path}/${name}?lang=${page.lang}`)}">
      <button class="${name}" type="submit">${texts[name]}</button></form>`;
  const body = page.open
    ? `<p>${texts.notice}</p>
       <dl><dt>${texts.amount}</dt><dd>${escapeHtml(page.amount)}</dd></dl>
       ${page.decisions.map(decision).join('')}`
    : `<p>${texts.decided}</p>
       <a class="back" href="${escapeHtml(page.returnPath)}">${texts.back}</a>`;
  return `<!doctype html>
<html lang="${htmlLang[page.lang]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title><style>${style}</style></head>
<body><main>
  <span class="label">${texts.label}</span>
  <h1>${escapeHtml(page.shopName)} ${escapeHtml(page.about)}</h1>
  ${body}
</main></body></html>`;
}
