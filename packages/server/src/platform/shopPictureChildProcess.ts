import sharp from 'sharp';
import { drawTextLine, drawTextLines } from './drawnText.ts';
import type { ShopPictureRequest } from './shopPictures.ts';

/**
 * The size of the picture that is shown with links to a shop. This file is the child process that draws pictures of
 * shops (`shopPictures.ts`).
 */

const card = { width: 1200, height: 630 };
const iconPx = 176;
const leftPx = 96;

sharp.concurrency(1);
sharp.cache(false);

type Card = Extract<ShopPictureRequest, { kind: 'card' }>;
type Icon = Extract<ShopPictureRequest, { kind: 'icon' }>;

/** The shop's icon, else the first character of its name on its colour. */
async function drawIcon({ icon, name, lang, accent, onAccent, sizePx }: Icon): Promise<Buffer> {
  if (icon !== null)
    return sharp(icon)
      .resize({ width: sizePx, height: sizePx, fit: 'contain', background: '#fff' })
      .flatten({ background: '#fff' })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const [letter = 'C'] = name;
  const { svg, widthPx } = drawTextLine(letter, lang, 36);
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${sizePx}" height="${sizePx}">
<rect width="64" height="64" fill="${accent}"/>
<g transform="translate(${((64 - widthPx) / 2).toFixed(2)} 45)" fill="${onAccent}" stroke="${onAccent}" stroke-width="20">${svg}</g></svg>`;
  return sharp(Buffer.from(shape)).png({ compressionLevel: 9 }).toBuffer();
}

/** Name, description and host beside the icon, on white with the shop's colour. */
async function drawCard(wish: Card): Promise<Buffer> {
  const { name, description, host, lang, accent } = wish;
  const widthPx = card.width - leftPx * 2;
  const besideIcon = widthPx - iconPx - 40;
  const nameSize = drawTextLine(name, lang, 84).widthPx <= besideIcon ? 84 : 64;
  const nameLines = drawTextLines(name, lang, { sizePx: nameSize, widthPx: besideIcon, most: 2 });
  const said = drawTextLines(description, lang, { sizePx: 38, widthPx, most: 3 });
  const nameTop = 96 + iconPx / 2 - (nameLines.length * nameSize * 1.25) / 2;
  const placed = (svg: string, x: number, y: number, fill: string, bold = '') =>
    `<g transform="translate(${x} ${y.toFixed(1)})" fill="${fill}"${bold}>${svg}</g>`;
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}">
<rect width="100%" height="100%" fill="#fff"/><rect width="100%" height="24" fill="${accent}"/>
<rect y="${card.height - 24}" width="100%" height="24" fill="${accent}"/>
${nameLines.map(({ svg }, at) => placed(svg, leftPx + iconPx + 40, nameTop + nameSize * (1 + at * 1.25), '#16202E', ' stroke="#16202E" stroke-width="24"')).join('')}
${said.map(({ svg }, at) => placed(svg, leftPx, 370 + at * 56, '#465164')).join('')}
${placed(drawTextLine(host, 'en', 30).svg, leftPx, card.height - 60, '#556175')}</svg>`;
  const icon = await sharp(await drawIcon({ ...wish, kind: 'icon', sizePx: iconPx }))
    .composite([{ input: Buffer.from(roundCorners), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(Buffer.from(shape))
    .composite([{ input: icon, left: leftPx, top: 96 }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

const roundCorners = `<svg xmlns="http://www.w3.org/2000/svg" width="${iconPx}" height="${iconPx}"><rect width="100%" height="100%" rx="36"/></svg>`;

const cut = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes)
    .resize({ ...card, fit: 'cover' })
    .jpeg({ quality: 84 })
    .toBuffer();

function draw(wish: ShopPictureRequest): Promise<Buffer> {
  if (wish.kind === 'cut') return cut(wish.bytes);
  return wish.kind === 'icon' ? drawIcon(wish) : drawCard(wish);
}

process.on('message', (wish: ShopPictureRequest) => {
  draw(wish).then(
    (bytes) => process.send?.(bytes),
    // An unexpected error ends this process, which the waiting caller notices.
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit());
