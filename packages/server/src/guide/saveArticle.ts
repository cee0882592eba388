import { refuse } from '@crossdock/contract/refusals.ts';
import { withPreparation } from '../platform/handler.ts';
import { cleanTexts, withPictures } from '../platform/richText.ts';
import { changeArticle, findArticle, insertArticle } from './store.ts';
import { editedArticleOf } from './view.ts';

export const saveArticle = withPreparation<'saveArticle'>()({
  prepare: (noTransaction, _actor, { texts }) => cleanTexts(noTransaction, texts),
  handle: async (tx, actor, { id, version, shown }, services, clean) => {
    const texts = await withPictures(tx, clean);
    if (texts === undefined) return refuse('article.picture', {}, 'texts');
    const fileIds = [...clean.fileIds];
    const written = { texts: JSON.stringify(texts), fileIds, shown, updatedBy: actor.staffId };
    if (id !== undefined && !(await changeArticle(tx, { id, version }, written)))
      return refuse((await findArticle(tx, id)) ? 'row.changed' : 'row.notFound');
    const saved = id ?? (await insertArticle(tx, written));
    if (saved === undefined) return refuse('guide.full');
    const row = await findArticle(tx, saved);
    return row ? editedArticleOf(row, actor, services, tx) : refuse('row.notFound');
  },
});
