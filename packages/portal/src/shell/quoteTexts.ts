import { createQuoteTexts } from '@crossdock/web/quoteTexts.tsx';
import { t } from './i18n.ts';

export const { QuoteBreakdown, costKindText, useRefusalText } = createQuoteTexts(t);
