import { isAllowedLink, richAttributes, richTags } from '@crossdock/domain/richText.ts';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import classes from './RichText.module.css';

/** The path of our pictures, which have signed URLs; no others are loaded. */
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

/** A separate instance, so that its hooks do not affect other users of the library. */
function made(): typeof DOMPurify {
  const own = DOMPurify(window);
  own.addHook('afterSanitizeAttributes', (node) => {
    const href = node.getAttribute('href');
    if (href !== null && !isAllowedLink(href)) node.removeAttribute('href');
    else if (href !== null && !href.startsWith('/')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    }
    if (node.getAttribute('src')?.startsWith(picturePath) === false) node.removeAttribute('src');
  });
  return own;
}

/** A formatted text: cleaned on the server when it was written, and here again. */
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

/** The CSS class of formatted texts, so that the editor can show a text in the same style. */
export const richTextClass = classes.text ?? '';
