import { commentsFacts } from '@crossdock/contract/comments/facts.ts';
import { factWords } from '@crossdock/web/factWords.ts';
import { texts } from '../shell/i18n.ts';

export const commentFactWords = factWords('comments', commentsFacts, texts);
