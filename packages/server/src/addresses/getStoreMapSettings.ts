import type { Handler } from '../platform/handler.ts';
import { mapSettings } from './storeMapKeys.ts';

export const getStoreMapSettings: Handler<'getStoreMapSettings'> = (tx) => mapSettings(tx);
