import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { codesOn } from '../packages/console/test/labelReader.ts';

/** Reads the codes on the labels that the page printed, drawn by the browser in the printer's dots. */
export async function printedCodes(clerk: Page): Promise<string[][]> {
  const drawings = await clerk.evaluate(async () => {
    const pictures: string[] = [];
    for (const label of document.querySelectorAll<SVGSVGElement>('[data-labels] svg')) {
      const { width, height } = label.viewBox.baseVal;
      const picture = new Image();
      // Millimetres would be rounded to whole pixels, and then no bar would match the printer's dots.
      const inDots = label.cloneNode() as SVGSVGElement;
      inDots.setAttribute('width', String(width));
      inDots.setAttribute('height', String(height));
      inDots.innerHTML = label.innerHTML;
      picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(inDots.outerHTML)}`;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
      pictures.push(canvas.toDataURL());
    }
    return pictures;
  });
  return Promise.all(
    drawings.map(async (drawing) => {
      const bytes = Buffer.from(drawing.split(',')[1] ?? '', 'base64');
      const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return codesOn({ data, ...info });
    }),
  );
}

/** How often the page printed. */
export const printCount = (clerk: Page) =>
  clerk.evaluate(() => (globalThis as unknown as { prints?: number }).prints ?? 0);
