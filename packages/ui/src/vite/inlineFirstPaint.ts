import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { componentCss, themeCss } from '../themeCss.ts';

/**
 * Inlines the theme's variables, a few rules and the app's outline in the page, as the first paint while the code
 * loads. It contains no script, so a strict content security policy allows it. Rules that the outline does not need
 * come after it: a slow processor paints once between two parts of the page, and the outline must be in the first
 * part.
 */
export function inlineFirstPaint({ css, html }: { css: string; html: string }): Plugin {
  return {
    name: 'crossdock:first-picture',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) =>
        page
          .replace('/*theme-variables*/', () => themeCss())
          .replace('/*first-picture*/', () => tight(readFileSync(shared, 'utf8') + readFileSync(css, 'utf8')))
          .replace('<!--skeleton-->', () => tight(readFileSync(html, 'utf8')))
          .replace('</body>', () => `<style>${componentCss()}</style></body>`),
    },
  };
}

/** The part that the outlines of both apps share. */
const shared = new URL('firstPicture.css', import.meta.url);

const tight = (source: string) => source.replace(/\s*\n\s*/g, ' ').trim();
