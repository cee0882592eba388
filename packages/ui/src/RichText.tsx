import { isRichLink, richAttributes, richTags } from '@crossdock/domain/richText.ts';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import classes from './RichText.module.css';

/** Our pictures lie here, at signed addresses; no other is ever asked for. */
const picturePath = '/files/';

let purifier: typeof DOMPurify | undefined;

function clean(html: string): string {
  purifier ??= made();
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...richTags],
    ALLOWED_ATTR: [...richAttributes.a, ...richAttributes.img, 'src'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

/** One of our own: what it asks beside must not reach texts that others clean. */
function made(): typeof DOMPurify {
  const own = DOMPurify(window);
  own.addHook('afterSanitizeAttributes', (node) => {
    const href = node.getAttribute('href');
    if (href !== null && !isRichLink(href)) node.removeAttribute('href');
    else if (href !== null && !href.startsWith('/')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    }
    if (node.getAttribute('src')?.startsWith(picturePath) === false) node.removeAttribute('src');
  });
  return own;
}

/** A text with headings, lists, links and pictures: cleaned on the server when it was written, and here once more. */
export function RichText({ html }: { html: string }) {
  const cleaned = useMemo(() => clean(html), [html]);
  return (
    <div
      className={classes.text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: purified in the line above
      dangerouslySetInnerHTML={{ __html: cleaned }}
    />
  );
}

/** The same look, for where such a text is written. */
export const richTextClass = classes.text ?? '';
