import { AttachmentPreview } from '@crossdock/ui/AttachmentPreview.tsx';
import type { useTalkPicture } from './talkPicture.ts';

interface TalkPictureDraftProps {
  readonly upload: ReturnType<typeof useTalkPicture>;
  readonly texts: { readonly sending: string; readonly retry: string; readonly remove: string };
}

/** The picture for the next message: shown before sending, and removable. */
export function TalkPictureDraft({ upload, texts }: TalkPictureDraftProps) {
  const { picture } = upload;
  if (picture === null) return null;
  return (
    <AttachmentPreview
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
    </AttachmentPreview>
  );
}
