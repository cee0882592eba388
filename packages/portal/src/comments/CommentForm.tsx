import type { Output } from '@crossdock/contract/table.ts';
import { type CommentTag, commentPicturesMax, commentTextMax } from '@crossdock/domain/comments/rules.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { StarChoice } from '@crossdock/ui/Stars.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { markStale } from '@crossdock/web/stale.ts';
import { useUploads } from '@crossdock/web/uploads.ts';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import classes from './comments.module.css';

interface CommentFormProps {
  readonly orderId: string;
  readonly types: Output<'getCommentTypes'>;
}

/** Stars first, a touch of tags, then words. What was typed stays on every failure. */
export function CommentForm({ orderId, types: { types, points } }: CommentFormProps) {
  const pictures = useUploads('upload', { type: 'comment' });
  const [stars, setStars] = useState(0);
  const [tags, setTags] = useState<readonly CommentTag[]>([]);
  const [anonymous, setAnonymous] = useState(false);
  const form = usePlainForm<'addComment', { readonly text: string }>('addComment', {
    schema: () => import('@crossdock/contract/comments/calls.ts').then((all) => all.addCommentInput),
    defaults: { text: '' },
    input: ({ text }) => ({
      orderId,
      stars,
      tags: [...tags],
      text,
      fileIds: [...pictures.fileIds],
      anonymous,
    }),
    onDone: ({ mine }) => {
      const given = mine?.points ?? 0;
      showMessage('success', given > 0 ? t('comments.sent.points', { n: given }) : t('comments.sent'));
      markStale(['getComments', 'listOrdersToComment', 'queryPoints']);
    },
  });
  const toggle = (tag: CommentTag) =>
    setTags(tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag]);
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void form.send(event)}>
      {points > 0 ? <Banner tone="success" title={t('comments.points', { n: points })} /> : null}
      <StarChoice
        label={t('comments.stars.label')}
        value={stars}
        error={stars === 0 ? form.errors.stars : undefined}
        nameOf={(n) => t('comments.stars', { n })}
        onChoose={setStars}
      />
      <Tags types={types} chosen={tags} onToggle={toggle} />
      <NoteBox
        label={t('comments.text')}
        description={t('comments.text.hint')}
        required
        rows={4}
        maxLength={commentTextMax}
        error={form.errors.text}
        value={form.values.text}
        onChange={(event) => form.set('text', event.currentTarget.value)}
      />
      <FileDrop
        label={t('comments.pictures')}
        hint={t('comments.pictures.hint')}
        buttonLabel={t('comments.pictures.choose')}
        removeLabel={(name) => t('comments.pictures.remove', { name })}
        max={commentPicturesMax}
        files={pictures.files}
        onPick={pictures.add}
        onRemove={pictures.remove}
        error={form.errors.fileIds}
      />
      <Checkbox
        label={t('comments.anonymously')}
        description={t('comments.anonymously.hint')}
        checked={anonymous}
        onChange={(event) => setAnonymous(event.currentTarget.checked)}
      />
      {form.failure ? <Banner tone="danger" title={form.failure.message} /> : null}
      <p className={classes.muted}>{t('comments.once')}</p>
      <Button type="submit" full busy={form.busy} disabled={pictures.busy}>
        {t('comments.send')}
      </Button>
    </form>
  );
}

interface TagsProps {
  readonly types: Output<'getCommentTypes'>['types'];
  readonly chosen: readonly CommentTag[];
  readonly onToggle: (tag: CommentTag) => void;
}

function Tags({ types, chosen, onToggle }: TagsProps) {
  return (
    <fieldset className={classes.tags}>
      <legend>{t('comments.tags')}</legend>
      {types.map(({ type, name, tags }) => (
        <div key={type} className={classes.type}>
          <span className={classes.typeName}>{name}</span>
          <span className={classes.chips}>
            {tags.map((one) => (
              <Chip key={one.tag} chosen={chosen.includes(one.tag)} onClick={() => onToggle(one.tag)}>
                {one.name}
              </Chip>
            ))}
          </span>
        </div>
      ))}
    </fieldset>
  );
}
