import { pickupsFacts } from '@crossdock/contract/pickups/facts.ts';
import { factWords } from '@crossdock/web/factWords.ts';
import { texts } from '../shell/i18n.ts';

export const pickupFactWords = factWords('pickups', pickupsFacts, texts);
