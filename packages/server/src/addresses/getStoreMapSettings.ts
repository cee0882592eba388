import type { Handler } from '../platform/handler.ts';
import { mapSettings } from './mapKeys.ts';

export const getStoreMapSettings: Handler<'getStoreMapSettings'> = (tx) => mapSettings(tx);
