import { noticeDefaults, noticeEvents, stepsWithoutNotice } from '@crossdock/domain/notices/events.ts';
import { expect, test } from 'vitest';
import { noticeTexts } from '../src/notices/texts.ts';
import { trackingTemplates } from '../src/tracking/texts.ts';

test('each step up to the delivery has a notification, or a reason why not', () => {
  const known = { ...noticeDefaults, ...stepsWithoutNotice };
  expect(trackingTemplates.filter((name) => !(`order.${name}` in known))).toEqual([]);
});

test('every event has its texts in three languages, which use only known variables', () => {
  const known =
    /\{(number|amount|reason|points|days|answer|subject|service|note|day|pieces|count|arrived|total)\}/g;
  for (const event of noticeEvents)
    for (const { title, text } of Object.values(noticeTexts[event])) {
      expect(title).not.toBe('');
      expect(text.replace(known, '')).not.toMatch(/[{}]/);
    }
});
