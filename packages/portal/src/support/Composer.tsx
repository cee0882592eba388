import { talkTextMax } from '@crossdock/domain/support/talks.ts';
import { TalkBox } from '@crossdock/ui/TalkBox.tsx';
import { TalkDraft } from '@crossdock/ui/TalkDraft.tsx';
import { TalkPictureDraft } from '@crossdock/web/TalkPictureDraft.tsx';
import { useTalkPicture } from '@crossdock/web/talkPicture.ts';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import { CardButton } from './CardButton.tsx';
import { CardOffer } from './CardOffer.tsx';
import { CardName } from './TalkCardLink.tsx';
import type { Card, TalkLine, TalkState } from './talkLine.ts';

/** Where a customer writes: words, with a picture or a card. A guest has no parcels on our shelves. */
export function Composer({ line, customer }: { line: TalkLine; customer: TalkState['customer'] }) {
  const [text, setText] = useState('');
  const [card, setCard] = useState<Card | null>(null);
  const upload = useTalkPicture(
    'uploadToTalk',
    { pass: customer?.pass ?? '' },
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
      <TalkPictureDraft
        upload={upload}
        texts={{
          sending: t('support.picture.sending'),
          retry: t('shell.retry'),
          remove: t('support.draft.remove'),
        }}
      />
      <TalkBox
        label={t('support.write')}
        sendLabel={t('support.send')}
        maxLength={talkTextMax}
        disabled={customer === null}
        draft={ready ? 'ready' : picture ? 'waits' : undefined}
        picture={{ label: t('support.sendPicture'), onPick: take }}
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
