import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Tx } from '../platform/db.ts';
import { findRows } from '../platform/rows.ts';

export const findShopTexts = (tx: Tx, lang: Lang) => findRows(tx, 'shopTexts', { lang }, ['key', 'text']);
