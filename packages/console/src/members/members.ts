import { membersFacts } from '@crossdock/contract/members/facts.ts';
import { factWords } from '@crossdock/web/factWords.ts';
import { texts } from '../shell/i18n.ts';

export const members = factWords('members', membersFacts, texts);
