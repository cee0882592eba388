import { talkTextMax } from '@crossdock/domain/support/talks.ts';
import { TalkBox } from '@crossdock/ui/TalkBox.tsx';
import { TalkDraft } from '@crossdock/ui/TalkDraft.tsx';
import { useTalkPicture } from '@crossdock/web/talkPicture.ts';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import { CardButton } from './CardButton.tsx';
import { CardOffer } from './CardOffer.tsx';
import { CardName } from './TalkCardLink.tsx';
import type { Card, TalkLine, TalkState } from './talkLine.ts';

/** Where a customer writes: words, with a picture or a card. A guest has neither parcels nor pictures on our shelves. */
export function Composer({ line, customer }: { line: TalkLine; customer: TalkState['customer'] }) {
  const [text, setText] = useState('');
  const [card, setCard] = useState<Card | null>(null);
  const upload = useTalkPicture(
    'upload',
    { type: 'talk' },
    { noPicture: t('support.picture.wrong'), tooLarge: t('support.picture.tooLarge') },
  );
  const { picture } = upload;
  const ready = card !== null || (picture !== null && picture.fileId !== null);
  const clear = () => {
    setText('');
    setCard(null);
    upload.clear();
  };
  const send = () => {
    const { fileId, previewUrl } = picture ?? {};
    line.say(text, {
      ...(card ? { card } : {}),
      ...(fileId && previewUrl ? { picture: { fileId, previewUrl } } : {}),
    });
    clear();
  };
  const attach = (chosen: Card) => {
    upload.clear();
    setCard(chosen);
  };
  const take = (file: File) => {
    setCard(null);
    upload.choose(file);
  };
  const isMember = customer?.member === true;
  return (
    <>
      {customer && card === null && picture === null ? <CardOffer member={isMember} onTake={attach} /> : null}
      {card ? (
        <TalkDraft removeLabel={t('support.draft.remove')} onRemove={() => setCard(null)}>
          <CardName card={card} />
        </TalkDraft>
      ) : null}
      {picture ? <PictureDraft upload={upload} picture={picture} /> : null}
      <TalkBox
        label={t('support.write')}
        sendLabel={t('support.send')}
        maxLength={talkTextMax}
        disabled={customer === null}
        draft={ready ? 'ready' : picture ? 'waits' : undefined}
        picture={isMember ? { label: t('support.sendPicture'), onPick: take } : undefined}
        more={isMember ? <CardButton onChoose={attach} /> : null}
        value={text}
        onChange={(next) => {
          setText(next);
          line.typed();
        }}
        onSend={send}
      />
    </>
  );
}

type Upload = ReturnType<typeof useTalkPicture>;

function PictureDraft({ upload, picture }: { upload: Upload; picture: NonNullable<Upload['picture']> }) {
  return (
    <TalkDraft
      previewUrl={picture.previewUrl}
      sent={picture.fileId === null ? picture.sent : null}
      sendingLabel={t('support.picture.sending')}
      failure={picture.failure}
      retryLabel={t('shell.retry')}
      onRetry={picture.retryable ? upload.retry : undefined}
      removeLabel={t('support.draft.remove')}
      onRemove={upload.clear}
    >
      {picture.name}
    </TalkDraft>
  );
}
