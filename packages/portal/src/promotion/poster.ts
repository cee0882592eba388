import { qrPath } from '@crossdock/ui/qrPath.ts';

export interface PosterWords {
  readonly shop: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly scan: string;
  readonly code: string;
}

const qrPx = 600;
const poster = { width: 900, height: 1350, qr: 460 } as const;

/** The QR code as a PNG. Undefined if the browser has no canvas. */
export function qrPicture(link: string): Promise<Blob | undefined> {
  return painted(qrPx, qrPx, (pen) => drawQr(pen, link, 0, 0, qrPx));
}

/**
 * An upright picture in the shop's colours, for a story or a group. Undefined if the browser has no canvas.
 */
export function posterPicture(link: string, words: PosterWords): Promise<Blob | undefined> {
  return painted(poster.width, poster.height, (pen) => {
    const style = getComputedStyle(document.documentElement);
    const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
    const font = (weight: number, sizePx: number) => {
      pen.font = `${weight} ${sizePx}px ${getComputedStyle(document.body).fontFamily}`;
    };
    const middle = poster.width / 2;
    const write = (text: string, y: number) => pen.fillText(text, middle, y, poster.width - 120);
    pen.fillStyle = colour('accent');
    pen.fillRect(0, 0, poster.width, poster.height);
    pen.textAlign = 'center';
    pen.fillStyle = colour('on-accent');
    font(600, 76);
    write(words.shop, 170);
    font(400, 46);
    write(words.title, 250);
    font(400, 38);
    words.lines.forEach((line, at) => {
      write(line, 350 + at * 60);
    });
    pen.fillStyle = '#fff';
    pen.beginPath();
    pen.roundRect(120, 490, poster.width - 240, 740, 40);
    pen.fill();
    drawQr(pen, link, middle - poster.qr / 2, 530, poster.qr);
    pen.fillStyle = '#16202e';
    font(600, 40);
    write(words.scan, 1070);
    font(400, 36);
    write(words.code, 1140);
  });
}

async function painted(
  width: number,
  height: number,
  paint: (pen: CanvasRenderingContext2D) => void,
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  paint(pen);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ?? undefined;
}

function drawQr(pen: CanvasRenderingContext2D, link: string, x: number, y: number, side: number): void {
  const { path, size } = qrPath(link);
  pen.save();
  pen.fillStyle = '#fff';
  pen.fillRect(x, y, side, side);
  pen.translate(x, y);
  pen.scale(side / size, side / size);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(path));
  pen.restore();
}
