import { hash } from 'node:crypto';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { escapeHtml } from '../../platform/escapeHtml.ts';
import type { FormStep } from './provider.ts';

const script = 'document.forms[0].submit()';
export const formScriptHash = `sha256-${hash('sha256', script, 'base64')}`;

const texts = {
  zh: { title: '正在前往付款页面', go: '前往付款' },
  tw: { title: '正在前往付款頁面', go: '前往付款' },
  en: { title: 'Taking you to the payment page', go: 'Continue' },
} as const satisfies Record<Lang, unknown>;
const htmlLang = { zh: 'zh-Hans', tw: 'zh-Hant', en: 'en' } as const satisfies Record<Lang, string>;

/**
 * A page that posts the provider's form automatically, or by its button if scripts are off. Values are
 * escaped, so none can end its attribute.
 * @example renderFormPage({ url: 'https://pay.test/', fields: { a: '"' } }, 'Shop', 'en').includes('value="&#34;"') //
 * → true
 */
export function renderFormPage(
  { url, fields }: Omit<FormStep, 'kind'>,
  shopName: string,
  lang: Lang,
): string {
  const { title, go } = texts[lang];
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html>
<html lang="${htmlLang[lang]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #eef1f5; color: #16202e;
  font: 16px/1.6 system-ui, "PingFang TC", "Noto Sans TC", "Microsoft JhengHei", sans-serif; text-align: center; }
button { min-height: 48px; padding: 10px 32px; border: 0; border-radius: 8px; background: #1d5bd6; color: #fff;
  font: inherit; font-weight: 600; }
</style></head>
<body><form method="post" action="${escapeHtml(url)}">
<p>${escapeHtml(shopName)}<br>${escapeHtml(title)}</p>
${inputs.join('\n')}
<button type="submit">${escapeHtml(go)}</button>
</form><script>${script}</script></body></html>`;
}
