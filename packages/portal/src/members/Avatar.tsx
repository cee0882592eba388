import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { pictureAccept } from '@crossdock/ui/pictureFiles.ts';
import { Thumb } from '@crossdock/ui/Thumb.tsx';
import { compressImage, pictureTargetKb } from '@crossdock/web/compressImage.ts';
import { IconCamera } from '@tabler/icons-react';
import { useRef } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** The member's picture, changed with one tap; without one, the first character of the name. */
export function Avatar({ member }: { member: Output<'getMemberInfo'> }) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useSubmit('upload');
  const edit = useSubmit('editMemberInfo', {
    refreshes: ['getMemberInfo'],
    done: t('members.saved'),
  });
  const pick = async (file: File | undefined) => {
    if (!file) return;
    const sent = await upload.submit({ type: 'avatar' }, await compressImage(file, pictureTargetKb.avatar));
    if (sent.ok) await edit.submit({ icorul: sent.data.fileId });
  };
  return (
    <Row gap={[12, 16]} wrap align="center" below={16}>
      <Thumb src={member.icorul} alt={t('members.avatar')} wide={72} round="circle" size={28}>
        {[...(member.nickname || member.name)][0]}
      </Thumb>
      <Stack grow minWidth="8rem">
        <Text as="strong" size={18}>
          {member.nickname || member.name}
        </Text>
        <Muted>{member.levelName ?? t('members.level', { n: member.level })}</Muted>
      </Stack>
      <Button
        small
        look="soft"
        icon={IconCamera}
        busy={upload.busy || edit.busy}
        onClick={() => input.current?.click()}
      >
        {t('members.avatar.change')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={pictureAccept}
        aria-label={t('members.avatar')}
        onChange={(event) => {
          void pick(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </Row>
  );
}
