import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@crossdock/contract/table.ts';
import { expect, test } from 'vitest';
import { settingCalls, settingNames } from './settingEffects.ts';

/**
 * The test files that flip settings. They contain the settings' names literally, so the test below can find the names
 * in their text.
 */
const sources = globSync('*.test.ts', { cwd: import.meta.dirname })
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .filter((source) => source.includes("from './settingEffects.ts'") && source.includes('testSettingEffect('));

test('a test flips every setting and sees its effect', () => {
  const flipped = new Set(sources.flatMap((source) => source.match(/(?<=')\w+\.\w+(?=')/g) ?? []));
  expect(settingNames.length).toBeGreaterThan(100);
  expect(settingNames.filter((name) => !flipped.has(name))).toEqual([]);
});

/** Calls that save records of staff, not rules. The tests of these records read them back. */
const records = [
  'saveChargeback',
  'saveShopText',
  'saveListView',
  'saveListColumns',
  'saveAnnouncement',
  'saveArticle',
  'saveCoupon',
  'saveProduct',
  'saveProductCategory',
  'editStaff',
  'editMemberByStaff',
  'editRateCard',
  'saveCustomsProduct',
  'saveReadyAnswer',
  'editWebhook',
  'activateTote',
];

test('every call that saves settings is in the list', () => {
  const setters = Object.entries(calls)
    .filter(([name, row]) => row.access.by === 'staff' && /^(save|set|edit|activate)[A-Z]/.test(name))
    .map(([name]) => name);
  expect(setters.filter((name) => !(name in settingCalls) && !records.includes(name))).toEqual([]);
});
