import { membersFacts } from '@crossdock/contract/members/facts.ts';
import { factWords } from '@crossdock/web/factWords.ts';
import { texts } from '../shell/i18n.ts';

export const memberFactWords = factWords('members', membersFacts, texts);
