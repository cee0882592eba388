import type { PrintedLabel } from '@crossdock/contract/labels/desk.ts';
import { labelContent } from '@crossdock/domain/labels/content.ts';
import { designLabel } from '@crossdock/domain/labels/design.ts';
import { estimatedWidth, type TextWidth } from '@crossdock/domain/labels/fit.ts';
import { type PlacedLabel, placeLabel } from '@crossdock/domain/labels/place.ts';
import { type Raster, toRaster } from '@crossdock/domain/labels/raster.ts';
import { type LabelDpi, type LabelKind, type LabelSize, labelSizes } from '@crossdock/domain/labels/sizes.ts';
import { labelFonts, toSvg } from '@crossdock/domain/labels/svg.ts';
import { barModules, qrModules } from '@crossdock/ui/codeModules.ts';
import { currentLanguage, currentLocale } from '@crossdock/web/language.ts';
import { countryName } from './countryName.ts';
import { t } from './i18n.ts';

const measuredPx = 100;
/** A renderer may draw text slightly wider than it measures it. */
const slack = 1.02;

/** The width of a text in the fonts of this browser. */
function browserWidth(): TextWidth {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return estimatedWidth;
  const known = new Map<string, number>();
  return (text, bold) => {
    const key = `${bold} ${text}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    pen.font = `${bold ? '700 ' : ''}${measuredPx}px ${labelFonts}`;
    const width = (pen.measureText(text).width / measuredPx) * slack;
    known.set(key, width);
    return width;
  };
}

export interface LabelRoll {
  readonly size: LabelSize;
  readonly dpi: LabelDpi;
}

/** Labels converted into printer dots. */
export function placedLabels(
  kind: LabelKind,
  list: readonly PrintedLabel[],
  { size, dpi }: LabelRoll,
): PlacedLabel[] {
  const encoders = { bars: barModules, qr: qrModules, textWidth: browserWidth() };
  const words = {
    copy: (n: number) => t('labels.copy', { n }),
    orders: (n: number) => t('labels.orders', { n }),
    parcels: (n: number) => t('labels.parcels', { n }),
    nobody: t('labels.nobody'),
  };
  return list.map((label) => {
    const country = label.country === '' ? '' : countryName(label.country);
    const content = labelContent(kind, { ...label, country }, words);
    return placeLabel(designLabel(labelSizes[size], content), dpi, encoders);
  });
}

const htmlLang = { zh: 'zh-Hans', tw: 'zh-Hant-TW', en: currentLocale } as const;

/** A label as SVG, with the Chinese glyphs of the reader's language. */
export function labelSvg(label: PlacedLabel, options?: { only: 'text' }): string {
  const lang = currentLanguage();
  return toSvg(label, lang === 'en' ? htmlLang.en() : htmlLang[lang], options);
}

/** A picture of only the label's text, at `scale` times the printer's resolution. */
export async function textRaster(label: PlacedLabel, scale = 1): Promise<Raster> {
  const [width, height] = [label.width * scale, label.height * scale];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('no canvas');
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(labelSvg(label, { only: 'text' }))}`;
  await picture.decode();
  pen.drawImage(picture, 0, 0, width, height);
  return toRaster(pen.getImageData(0, 0, width, height).data, width, height);
}
