import { loadWordsAlong } from '@crossdock/web/wordFiles.ts';
import { texts } from './i18n.ts';

export const { packComes } = loadWordsAlong(texts.add);
