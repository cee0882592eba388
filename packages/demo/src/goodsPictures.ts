/** The shapes of products, each drawn in two colours. */
export type GoodsShape = keyof typeof shapes;

export const goodsPictureSize = { width: 640, height: 640 } as const;

/** Draws a product on a table, from its shape and colours. */
export async function drawGoods(shape: GoodsShape, colour: string, back: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640">
<defs><linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".45"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient></defs>
<rect width="640" height="640" fill="${back}"/><ellipse cx="320" cy="540" rx="210" ry="26" fill="#000" opacity=".14"/>
<g fill="${colour}">${shapes[shape]}</g><rect width="640" height="640" fill="url(#l)" opacity=".35"/></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 78 }).toBuffer();
}

const white = 'fill="#fff" opacity=".85"';
const dark = 'fill="#1b1f24" opacity=".55"';

const shapes = {
  tin: `<rect x="190" y="180" width="260" height="350" rx="24"/><rect x="200" y="130" width="240" height="70" rx="18" ${dark}/><rect x="220" y="270" width="200" height="170" rx="10" ${white}/><circle cx="320" cy="355" r="46"/>`,
  box: `<path d="M130 260 320 190l190 70v210L320 540 130 470Z"/><path d="M130 260 320 330v210L130 470Z" ${dark}/><rect x="360" y="350" width="110" height="70" transform="skewY(-20)" y2="0" ${white}/>`,
  gaiwan: `<ellipse cx="320" cy="500" rx="170" ry="34"/><path d="M190 290h260q-4 130-70 200H260q-66-70-70-200Z"/><path d="M184 280q136-120 272 0Z"/><rect x="292" y="180" width="56" height="34" rx="14"/><path d="M240 350q40-40 80 0t80 0M262 410q30-30 58 0t58 0" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round"/>`,
  cake: `<ellipse cx="320" cy="400" rx="220" ry="120"/><ellipse cx="320" cy="350" rx="220" ry="120"/><ellipse cx="320" cy="350" rx="220" ry="120" fill="#fff" opacity=".18"/><ellipse cx="320" cy="345" rx="110" ry="58" ${white}/><ellipse cx="320" cy="345" rx="30" ry="16"/>`,
  pouch: `<path d="M190 150h260l24 370q-154 34-308 0Z"/><rect x="186" y="130" width="268" height="44" rx="6" ${dark}/><path d="M200 205h240" stroke="#fff" stroke-opacity=".7" stroke-width="10"/><rect x="220" y="280" width="200" height="150" rx="16" ${white}/><circle cx="280" cy="340" r="26"/><circle cx="345" cy="330" r="26"/><circle cx="320" cy="385" r="26"/>`,
  scarf: `<path d="M180 130h90l40 130 60 240-86 22-64-240Z"/><path d="M460 130h-90l-60 150-120 210 76 44 130-220Z"/><path d="M180 130q140 90 280 0l-16 86q-124 70-248 0Z"/><path d="M200 165q120 62 240 0M292 480l86-22M204 462l78 44" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="12"/><path d="M290 522l4 30M312 516l4 30M334 510l4 30M190 490l-14 28M212 502l-14 28M234 514l-14 28" stroke="#1b1f24" stroke-opacity=".5" stroke-width="8"/>`,
  bottle: `<path d="M270 110h100v90q60 40 60 120v180q0 40-40 40H250q-40 0-40-40V320q0-80 60-120Z"/><rect x="262" y="80" width="116" height="50" rx="12" ${dark}/><rect x="230" y="330" width="180" height="130" rx="8" ${white}/>`,
  bag: `<path d="M160 250h320l30 280H130Z"/><path d="M240 270v-60q0-80 80-80t80 80v60" fill="none" stroke="#1b1f24" stroke-opacity=".5" stroke-width="24"/><circle cx="320" cy="390" r="50" ${white}/>`,
  shirt: `<path d="M230 140 110 210l50 100 50-25v245h220V285l50 25 50-100-120-70q-30 55-90 55t-90-55Z"/><path d="M230 140q30 55 90 55t90-55" fill="none" stroke="#1b1f24" stroke-opacity=".4" stroke-width="14"/>`,
  lamp: `<path d="M200 320 260 130h120l60 190Z"/><rect x="306" y="320" width="28" height="180" ${dark}/><rect x="220" y="496" width="200" height="36" rx="18"/><ellipse cx="320" cy="322" rx="120" ry="20" fill="#fff6c8"/>`,
  book: `<path d="M140 170q90-40 180 10 90-50 180-10v330q-90-40-180 10-90-50-180-10Z"/><path d="M320 180v330" stroke="#1b1f24" stroke-opacity=".5" stroke-width="10"/><path d="M180 250q60-20 110 5M180 310q60-20 110 5M350 255q60-25 110-5M350 315q60-25 110-5" fill="none" stroke="#fff" stroke-width="12"/>`,
} as const;
