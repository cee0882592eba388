import type { EinvoiceLineKind } from '@crossdock/domain/einvoices/taxes.ts';
import { costKinds } from '@crossdock/domain/pricing/costLine.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { t } from '../shell/i18n.ts';
import { costKindText } from '../shell/quoteTexts.ts';

/** The name of a kind of line. */
export const einvoiceLineText = (kind: EinvoiceLineKind): string =>
  isOneOf(costKinds, kind) ? costKindText(kind) : t(`einvoices.line.${kind}`);
