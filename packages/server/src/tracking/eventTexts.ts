import {
  type TrackingTemplate,
  trackingTemplates,
  trackingTexts,
} from '@crossdock/contract/tracking/texts.ts';
import type { Texts } from '@crossdock/contract/wire/values.ts';

/** Languages without text use another language's; undefined if there is no text at all. */
export function fillMissingTexts({ zh, tw, en }: Texts): Texts | undefined {
  const some = tw || zh || en;
  return some === '' ? undefined : { zh: zh || some, tw: tw || some, en: en || some };
}

/** The texts of an import cell: a template by its name or by its text in any language, else the text itself. */
export function textsOfCell(info: string): Texts {
  const template = templateIn(info);
  return template ? trackingTexts[template] : { zh: info, tw: info, en: info };
}

function templateIn(info: string): TrackingTemplate | undefined {
  const said = normal(info);
  return trackingTemplates.find(
    (name) =>
      normal(name) === said || Object.values(trackingTexts[name]).some((text) => normal(text) === said),
  );
}

const normal = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
