import { noticeDefaults, silentSteps } from '@crossdock/domain/notices/events.ts';
import { expect, test } from 'vitest';
import { trackingTemplates } from '../src/tracking/texts.ts';

test('each step of the way to the door is told of, or silent for a reason', () => {
  const known = { ...noticeDefaults, ...silentSteps };
  expect(trackingTemplates.filter((name) => !(`order.${name}` in known))).toEqual([]);
});
