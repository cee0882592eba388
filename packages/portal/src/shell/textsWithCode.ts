import { loadTextsWithCode } from '@crossdock/web/wordFiles.ts';
import { texts } from './i18n.ts';

export const { packIsLoading } = loadTextsWithCode(texts.add);
