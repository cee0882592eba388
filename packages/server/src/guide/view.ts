import type { ArticleRow, EditedArticle } from '@crossdock/contract/guide/calls.ts';
import { writtenLanguages } from '@crossdock/domain/richText.ts';
import type { Tx } from '../platform/db.ts';
import { textsForEditor, titleAndExcerptOf } from '../platform/localizedContent.ts';
import type { Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import type { ArticleDeskRow } from './store.ts';

export function articleOf({ texts, updatedByName, ...row }: ArticleDeskRow, staff: Staff): ArticleRow {
  return {
    ...row,
    ...titleAndExcerptOf(texts, staff),
    langs: writtenLanguages(texts),
    updatedBy: updatedByName,
  };
}

export function editedArticleOf(
  row: ArticleDeskRow,
  staff: Staff,
  services: Services,
  tx: Tx,
): EditedArticle {
  return { ...articleOf(row, staff), texts: textsForEditor(row.texts, services, tx) };
}
