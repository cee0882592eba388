import { TalkDraft } from '@crossdock/ui/TalkDraft.tsx';
import type { useTalkPicture } from './talkPicture.ts';

interface TalkPictureDraftProps {
  readonly upload: ReturnType<typeof useTalkPicture>;
  readonly texts: { readonly sending: string; readonly retry: string; readonly remove: string };
}

/** The picture that goes with the next message: seen before it goes, and let go of. */
export function TalkPictureDraft({ upload, texts }: TalkPictureDraftProps) {
  const { picture } = upload;
  if (picture === null) return null;
  return (
    <TalkDraft
      previewUrl={picture.previewUrl}
      sent={picture.fileId === null ? picture.sent : null}
      sendingLabel={texts.sending}
      failure={picture.failure}
      retryLabel={texts.retry}
      onRetry={picture.retryable ? upload.retry : undefined}
      removeLabel={texts.remove}
      onRemove={upload.clear}
    >
      {picture.name}
    </TalkDraft>
  );
}
