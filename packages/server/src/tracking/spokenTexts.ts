import {
  type TrackingTemplate,
  trackingTemplates,
  trackingTexts,
} from '@crossdock/contract/tracking/texts.ts';
import type { Texts } from '@crossdock/contract/wire/values.ts';

/** Words in one language stand in for the languages in which nothing was written; undefined where there are none at all. */
export function wordsOf({ zh, tw, en }: Texts): Texts | undefined {
  const some = tw || zh || en;
  return some === '' ? undefined : { zh: zh || some, tw: tw || some, en: en || some };
}

/** What an import says: a template by its name or its words in any language, else the words as they are. */
export function wordsIn(info: string): Texts {
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
