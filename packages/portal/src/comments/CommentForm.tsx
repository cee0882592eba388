import { commentsFacts } from '@crossdock/contract/comments/facts.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { type CommentTag, commentPicturesMax } from '@crossdock/domain/comments/rules.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { Chip } from '@crossdock/ui/Chip.tsx';
import { FileDrop } from '@crossdock/ui/FileDrop.tsx';
import { Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { StarChoice } from '@crossdock/ui/Stars.tsx';
import { FactBox } from '@crossdock/web/factBoxes.tsx';
import { factWords } from '@crossdock/web/factWords.ts';
import type { OutboxEntry } from '@crossdock/web/outboxEntries.ts';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { useUploads } from '@crossdock/web/uploads.ts';
import { useNavigate } from '@tanstack/react-router';
import { DraftNotice } from '../shell/DraftNotice.tsx';
import { fileDropTexts } from '../shell/fileDropTexts.ts';
import { labelAndHint, t, texts } from '../shell/i18n.ts';
import { deleteUnsentCall, storeUnsentCall } from '../shell/storeUnsentCall.ts';

const comments = factWords('comments', commentsFacts, texts);

interface Written {
  readonly stars: number;
  readonly tags: readonly CommentTag[];
  readonly text: string;
  readonly anonymous: boolean;
}

/** A review that is kept on the device and not sent yet. */
export type UnsentComment = Extract<OutboxEntry, { call: 'addComment' }>;

interface CommentFormProps {
  readonly orderId: string;
  readonly types: Output<'getCommentTypes'>;
  readonly unsent?: UnsentComment;
}

/** Asks for stars first, then tags, then words. A failure keeps what was typed. */
export function CommentForm({ orderId, types: { types, points }, unsent }: CommentFormProps) {
  const navigate = useNavigate();
  const pictures = useUploads('upload', { type: 'comment' });
  const form = usePlainForm<'addComment', Written>('addComment', {
    schema: () => import('@crossdock/contract/comments/calls.ts').then((all) => all.addCommentInput),
    defaults: { stars: 0, tags: [], text: '', anonymous: false, ...unsent?.input },
    draft: unsent ? undefined : `comment.${orderId}`,
    input: ({ stars, tags, text, anonymous }) => ({
      orderId,
      stars,
      tags: [...tags],
      text,
      fileIds: [...(unsent?.input.fileIds ?? []), ...pictures.fileIds],
      anonymous,
    }),
    refreshes: ['getComments', 'listOrdersToComment', 'queryPoints'],
    onDone: ({ mine }) => {
      const given = mine?.points ?? 0;
      showMessage('success', given > 0 ? t('comments.sent.points', { n: given }) : t('comments.sent'));
      if (unsent) void deleteUnsentCall(unsent.id).then(() => navigate({ to: '/unsent' }));
    },
    keep: async (failure, input, id) => {
      const kept = await storeUnsentCall(
        failure,
        [{ id, call: 'addComment', input, tried: true }],
        unsent?.id,
      );
      if (!kept) return false;
      form.draft.drop();
      await navigate({ to: '/unsent' });
      return true;
    },
  });
  const { stars, tags, anonymous } = form.values;
  const toggle = (tag: CommentTag) =>
    form.set('tags', tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag]);
  return (
    <Grid as="form" gap={20} noValidate onSubmit={(event) => void form.send(event)}>
      <DraftNotice draft={form.draft} />
      {points > 0 ? <Banner tone="success" title={t('comments.points', { n: points })} /> : null}
      <StarChoice
        label={t('comments.stars.label')}
        value={stars}
        error={form.errors.stars}
        nameOf={(n) => t('comments.stars', { n })}
        onChoose={(n) => form.set('stars', n)}
      />
      <Tags types={types} chosen={tags} onToggle={toggle} />
      <FactBox of={comments} form={form} name="text" rows={4} />
      <FileDrop
        {...fileDropTexts('comments.pictures')}
        max={commentPicturesMax}
        {...pictures.drop}
        error={form.errors.fileIds}
      />
      <Checkbox
        {...labelAndHint('comments.anonymously')}
        checked={anonymous}
        onChange={(event) => form.set('anonymous', event.currentTarget.checked)}
      />
      {form.failure ? <Banner tone="danger" title={form.failure.message} /> : null}
      <Muted as="p">{t('comments.once')}</Muted>
      <Button type="submit" full busy={form.busy} disabled={pictures.busy}>
        {t('comments.send')}
      </Button>
    </Grid>
  );
}

interface TagsProps {
  readonly types: Output<'getCommentTypes'>['types'];
  readonly chosen: readonly CommentTag[];
  readonly onToggle: (tag: CommentTag) => void;
}

function Tags({ types, chosen, onToggle }: TagsProps) {
  return (
    <Grid as="fieldset" gap={12}>
      <Text as="legend" size={14} strong>
        {t('comments.tags')}
      </Text>
      {types.map(({ type, name, tags }) => (
        <Grid key={type} gap={4}>
          <Muted size={13}>{name}</Muted>
          <Row as="span" gap={8} wrap>
            {tags.map((one) => (
              <Chip key={one.tag} chosen={chosen.includes(one.tag)} onClick={() => onToggle(one.tag)}>
                {one.name}
              </Chip>
            ))}
          </Row>
        </Grid>
      ))}
    </Grid>
  );
}
