import type { Lang } from '@crossdock/contract/wire/values.ts';
import { listAgreementTexts } from '../members/store.ts';
import type { Tx } from '../platform/db.ts';
import { en } from './agreements/en.ts';
import type { Agreement, Agreements } from './agreements/shape.ts';
import { tw } from './agreements/tw.ts';
import { zh } from './agreements/zh.ts';

const builtIn: Readonly<Record<Lang, Agreements>> = { zh, tw, en };
const builtInVersion = 1;

/** The version that a member accepts now. A shop that changes its texts raises `agreement.version` with them. */
export async function agreementVersion(tx: Tx, lang: Lang = 'tw'): Promise<number> {
  return versionIn(await listAgreementTexts(tx, lang));
}

export async function agreementsOf(tx: Tx, shopName: string, lang: Lang) {
  const own = await listAgreementTexts(tx, lang);
  const version = lang === 'tw' ? versionIn(own) : await agreementVersion(tx);
  const sanitise = await sanitiser();
  const one = (kind: keyof Agreements) => {
    const text = own.find(({ key }) => key === `agreement.${kind}`)?.text;
    const agreement = builtIn[lang][kind];
    return { title: agreement.title, html: sanitise(text ?? written(agreement, shopName)) };
  };
  return { version, service: one('service'), carrier: one('carrier') };
}

function versionIn(rows: readonly { key: string; text: string }[]): number {
  const version = Number(rows.find(({ key }) => key === 'agreement.version')?.text);
  return Number.isSafeInteger(version) && version > 0 ? version : builtInVersion;
}

function written({ sections }: Agreement, shopName: string): string {
  const shop = shopName.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`);
  return sections
    .map(({ heading, paragraphs }) => {
      const text = paragraphs.map((paragraph) => `<p>${paragraph.replaceAll('{shop}', shop)}</p>`).join('');
      return `<h3>${heading}</h3>${text}`;
    })
    .join('');
}

async function sanitiser(): Promise<(html: string) => string> {
  // The package is loaded at first use, because with its parsers it is a tenth of the code that the server loads at
  // start.
  const { default: sanitizeHtml } = await import('sanitize-html');
  const options = {
    allowedTags: [
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'strong',
      'em',
      'u',
      'ul',
      'ol',
      'li',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'a',
    ],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }) },
  };
  return (html) => sanitizeHtml(html, options);
}
