import type { Random } from './random.ts';

/** Draws cartons, bags and scales from rules, so that no real photo is used and no two pictures are equal. */
export async function drawPicture(
  random: Random,
  kind: 'carton' | 'bag' | 'scale' | 'voucher' | 'packed' | 'shopfront' | 'lockers' | 'papers' | 'post',
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svgOf(random, kind)))
    .webp({ quality: 78 })
    .toBuffer();
}

export const pictureSize = { width: 960, height: 720 } as const;

function svgOf(random: Random, kind: Parameters<typeof drawPicture>[1]): string {
  const floor = random.pick(['#8d8a84', '#9a948a', '#7f8488', '#a39c90']);
  const wall = random.pick(['#d9d6cf', '#cfd4d8', '#e0dbd0', '#c9cec9']);
  const parts = { carton, bag, scale, voucher, packed, shopfront, lockers, papers, post }[kind](random);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720" width="960" height="720">
<defs><linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#000" stop-opacity=".25"/></linearGradient></defs>
<rect width="960" height="720" fill="${wall}"/><rect y="${random.int(330, 400)}" width="960" height="400" fill="${floor}"/>
${parts}<rect width="960" height="720" fill="url(#l)"/></svg>`;
}

/** A box in cabinet projection, with tape and a label with bars. */
function box(random: Random, x: number, y: number, w: number, h: number, d: number): string {
  const [front, side, top] = random.pick<readonly [string, string, string]>([
    ['#c99a63', '#a97c48', '#dbb17d'],
    ['#b98a55', '#97703f', '#cfa471'],
    ['#d6ad7b', '#b48a57', '#e6c597'],
    ['#e8e4dc', '#c4c0b6', '#f4f1ea'],
  ]);
  const tape = random.pick(['#e8d9a8', '#d8c48a', '#c7d3dd']);
  const k = d * 0.5;
  return `<ellipse cx="${x + w / 2 + k / 2}" cy="${y + h + 8}" rx="${w * 0.66}" ry="22" fill="#000" opacity=".22"/>
<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${front}"/>
<path d="M${x} ${y}l${k} ${-k}h${w}l${-k} ${k}z" fill="${top}"/><path d="M${x + w} ${y}l${k} ${-k}v${h}l${-k} ${k}z" fill="${side}"/>
<path d="M${x + w * 0.45} ${y}h${w * 0.1}v${h * 0.3}h${-w * 0.1}zM${x + w * 0.45} ${y}l${k} ${-k}h${w * 0.1}l${-k} ${k}z" fill="${tape}" opacity=".9"/>
${label(random, x + w * 0.12, y + h * 0.42, w * 0.42, h * 0.4)}`;
}

function label(random: Random, x: number, y: number, w: number, h: number): string {
  let bars = '';
  for (let at = 0.08; at < 0.9; at += 0.012 + random.next() * 0.02) {
    bars += `<rect x="${x + w * at}" y="${y + h * 0.55}" width="${w * (0.004 + random.next() * 0.012)}" height="${h * 0.32}" fill="#222"/>`;
  }
  const lines = [0.14, 0.26, 0.38]
    .map(
      (at) =>
        `<rect x="${x + w * 0.08}" y="${y + h * at}" width="${w * (0.3 + random.next() * 0.5)}" height="${h * 0.05}" fill="#777"/>`,
    )
    .join('');
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fafafa"/>${lines}${bars}`;
}

function carton(random: Random): string {
  const w = random.int(300, 460);
  const h = random.int(200, 320);
  return box(random, 480 - w / 2 - 40, 580 - h, w, h, random.int(120, 220));
}

function packed(random: Random): string {
  return box(random, 170, 300, 330, 290, 180) + box(random, 560, 390, 230, 200, 130);
}

function bag(random: Random): string {
  const fill = random.pick(['#dfe3e8', '#3b3f46', '#cfd8cf', '#8f6f9c', '#5b7fa6']);
  return `<ellipse cx="480" cy="600" rx="270" ry="24" fill="#000" opacity=".22"/>
<path d="M270 250q210 -50 420 0l30 330q-240 40 -480 0z" fill="${fill}"/><path d="M300 300q60 120 20 260M620 290q-50 140 -10 270" stroke="#000" stroke-opacity=".14" stroke-width="10" fill="none"/>
${label(random, 370, 370, 220, 150)}`;
}

/** The display is seen from the side, because one picture serves many parcels with different weights. */
function scale(random: Random): string {
  const glare = Array.from(
    { length: 3 },
    (_, at) => `<path d="M${390 + at * 56} 672l56 -68h${random.int(12, 30)}l-56 68z"/>`,
  );
  return `<rect x="180" y="560" width="600" height="40" rx="8" fill="#b9bec4"/><rect x="230" y="596" width="500" height="90" rx="10" fill="#30343a"/>
<rect x="380" y="602" width="200" height="72" rx="6" fill="#12261a"/><g fill="#fff" opacity=".2">${glare.join('')}</g>
${box(random, 330, 360, 280, 200, 150)}`;
}

function voucher(random: Random): string {
  const rows = Array.from({ length: 7 }, (_, i) => {
    const y = 300 + i * 48;
    return `<rect x="290" y="${y}" width="110" height="14" fill="#b9c0ca"/><rect x="${670 - random.int(80, 200)}" y="${y}" width="${random.int(80, 180)}" height="14" fill="#5b6572"/>`;
  }).join('');
  const accent = random.pick(['#1d7a5a', '#1d5bd6', '#b23a72', '#a8641c']);
  return `<rect x="240" y="40" width="480" height="640" rx="28" fill="#fdfdfd"/><circle cx="480" cy="150" r="56" fill="${accent}"/>
<path d="M455 150l18 20l36 -40" stroke="#fff" stroke-width="12" fill="none" stroke-linecap="round"/><rect x="380" y="230" width="200" height="26" rx="6" fill="#222b36"/>${rows}`;
}

function shopfront(random: Random): string {
  const [sign, door] = random.pick<readonly [string, string]>([
    ['#1d5bd6', '#dfe8f5'],
    ['#17744a', '#e1f0e8'],
    ['#b23a72', '#f7e3ec'],
    ['#c4611e', '#f8e8dc'],
  ]);
  const left = random.int(120, 220);
  return `<rect x="90" y="110" width="780" height="500" fill="#f2efe9"/><rect x="90" y="110" width="780" height="104" fill="${sign}"/>
<rect x="330" y="142" width="300" height="18" rx="9" fill="#fff"/><rect x="390" y="174" width="180" height="12" rx="6" fill="#fff" opacity=".7"/>
<rect x="${left}" y="270" width="270" height="250" fill="${door}"/><rect x="${left + 20}" y="430" width="90" height="80" fill="#c99a63"/><rect x="${left + 130}" y="400" width="110" height="110" fill="#b98a55"/>
<rect x="560" y="260" width="210" height="350" fill="${door}"/><path d="M665 260v350" stroke="#9aa3ad" stroke-width="6"/><rect x="640" y="420" width="10" height="70" rx="5" fill="#555d66"/><rect x="680" y="420" width="10" height="70" rx="5" fill="#555d66"/>
<rect x="70" y="606" width="820" height="24" fill="#bdb6aa"/>`;
}

function lockers(random: Random): string {
  const door = random.pick(['#e9edf2', '#f4e3c1', '#d9ebe0']);
  const cells = Array.from({ length: 5 }, (_, column) =>
    [150, 110, 110, 80]
      .map((height, row, all) => {
        const x = 130 + column * 140;
        const y = 150 + all.slice(0, row).reduce((sum, one) => sum + one, 0);
        const open = random.chance(0.08) ? '#3b4652' : door;
        return column === 2 && row === 1
          ? `<rect x="${x}" y="${y}" width="132" height="${height - 8}" rx="6" fill="#1b2430"/><rect x="${x + 30}" y="${y + 18}" width="72" height="44" rx="4" fill="#7fd0ff"/>`
          : `<rect x="${x}" y="${y}" width="132" height="${height - 8}" rx="6" fill="${open}"/><circle cx="${x + 112}" cy="${y + height / 2}" r="6" fill="#555d66"/>`;
      })
      .join(''),
  ).join('');
  return `<rect x="110" y="120" width="750" height="500" rx="14" fill="#5a6673"/><rect x="110" y="90" width="750" height="44" rx="10" fill="#1d5bd6"/>${cells}`;
}

/** A document with a photo and lines, without readable personal data. */
function papers(random: Random): string {
  const tint = random.pick(['#dbe7f3', '#e9e2d3', '#dcebe0', '#f0dfe2']);
  const ink = random.pick(['#3d5a80', '#6b5b3e', '#3f6b52', '#7d4757']);
  const lines = Array.from(
    { length: 5 },
    (_, i) =>
      `<rect x="440" y="${250 + i * 56}" width="90" height="14" fill="${ink}" opacity=".45"/><rect x="550" y="${246 + i * 56}" width="${random.int(110, 240)}" height="22" rx="4" fill="${ink}" opacity=".8"/>`,
  ).join('');
  return `<rect x="130" y="140" width="700" height="440" rx="28" fill="${tint}" stroke="#fff" stroke-width="6"/>
<rect x="170" y="180" width="${random.int(240, 320)}" height="30" rx="6" fill="${ink}"/>
<rect x="180" y="240" width="210" height="270" rx="10" fill="#fff" opacity=".85"/><circle cx="285" cy="340" r="54" fill="${ink}" opacity=".55"/>
<path d="M200 510c6 -70 40 -96 85 -96s79 26 85 96z" fill="${ink}" opacity=".55"/>${lines}<circle cx="745" cy="500" r="46" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="10"/>`;
}

/** A social media post on a phone: author, picture of a parcel, link. */
function post(random: Random): string {
  const accent = random.pick(['#1d5bd6', '#06a94d', '#c13584', '#16202e']);
  const lines = [128, 156]
    .map((y) => `<rect x="290" y="${y}" width="${random.int(220, 380)}" height="14" fill="#5b6572"/>`)
    .join('');
  return `<rect x="250" y="20" width="460" height="680" rx="36" fill="#fdfdfd"/><circle cx="320" cy="80" r="30" fill="${accent}"/>
<rect x="366" y="62" width="140" height="16" fill="#222b36"/><rect x="366" y="86" width="90" height="12" fill="#b9c0ca"/>${lines}
<rect x="270" y="196" width="420" height="320" fill="#e6eefd"/><g transform="translate(270 170) scale(.44)">${box(random, 270, 300, 380, 300, 180)}</g>
<rect x="290" y="540" width="300" height="16" rx="8" fill="#1d5bd6"/><rect x="290" y="592" width="60" height="14" fill="#b9c0ca"/><rect x="370" y="592" width="60" height="14" fill="#b9c0ca"/>
<path d="M300 650l12 -10a9 9 0 1 0 -12 -10a9 9 0 1 0 -12 10z" fill="#c4211e"/>`;
}
