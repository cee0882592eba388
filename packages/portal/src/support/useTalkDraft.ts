import { useTalkPicture } from '@crossdock/web/talkPicture.ts';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import type { TalkClient } from './talkClient.ts';
import type { TalkCard, TalkState } from './talkState.ts';

/** The customer's next message: text, with a picture or a card. */
export function useTalkDraft(line: TalkClient, customer: TalkState['customer']) {
  const [text, setText] = useState('');
  const [card, setCard] = useState<TalkCard | null>(null);
  const upload = useTalkPicture(
    'uploadToTalk',
    { pass: customer?.pass ?? '' },
    { noPicture: t('support.picture.wrong'), tooLarge: t('support.picture.tooLarge') },
  );
  const { picture } = upload;
  return {
    text,
    card,
    upload,
    ready: card !== null || (picture !== null && picture.fileId !== null),
    write(next: string) {
      setText(next);
      line.typed();
    },
    attach(chosen: TalkCard) {
      upload.clear();
      setCard(chosen);
    },
    detach: () => setCard(null),
    take(file: File) {
      setCard(null);
      upload.choose(file);
    },
    send() {
      const { fileId, previewUrl } = picture ?? {};
      line.say(text, {
        ...(card ? { card } : {}),
        ...(fileId && previewUrl ? { picture: { fileId, previewUrl } } : {}),
      });
      setText('');
      setCard(null);
      upload.clear();
    },
  };
}

export type TalkDraft = ReturnType<typeof useTalkDraft>;
