import { Button, IconButton, Spinner } from '@crossdock/ui/Button.tsx';
import { Grid, Photo, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import type { CaptchaState } from './useCaptcha.ts';

/** Shows the captcha's picture with a box for its answer, or a note that the browser computes the answer itself. */
export function CaptchaBox(props: {
  captcha: CaptchaState;
  error?: string | undefined;
  autoFocus?: boolean;
}) {
  const { captcha } = props;
  return (
    <Stack gap={12}>
      {captcha.works ? <Work captcha={captcha} error={props.error} /> : <Picture {...props} />}
      {currentShop().captchaByWork ? (
        <div>
          <Button look="plain" small onClick={captcha.toggleWork}>
            {captcha.works ? t('members.captcha.picture') : t('members.captcha.work')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

function Picture(props: { captcha: CaptchaState; error?: string | undefined; autoFocus?: boolean }) {
  const { captcha } = props;
  return (
    <>
      <Row gap={8} align="center">
        {captcha.shown === null ? (
          <Grid
            as="span"
            align="center"
            justifyItems="center"
            wide={240}
            high={64}
            fill="bg"
            edge
            round="control"
            role="status"
          >
            {captcha.failed ? t('members.captcha.failed') : <Spinner />}
          </Grid>
        ) : (
          <Photo
            fill="bg"
            edge
            round="control"
            src={captcha.shown}
            alt={t('members.captcha.alt')}
            width={240}
            height={64}
          />
        )}
        <IconButton icon={IconRefresh} label={t('members.captcha.renew')} onClick={captcha.renew} />
      </Row>
      <TextBox
        label={t('members.captcha.label')}
        value={captcha.answer}
        data-fleeting
        onChange={(event) => captcha.setAnswer(event.target.value)}
        error={props.error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus={props.autoFocus ?? false}
      />
    </>
  );
}

function Work({ captcha, error }: { captcha: CaptchaState; error?: string | undefined }) {
  const done = captcha.answer !== '';
  return (
    <Row
      gap={12}
      align="center"
      pad={[12, 16]}
      minHeight={64}
      fill="soft"
      round="control"
      tone="on-soft"
      data-done={done || undefined}
    >
      {done ? <IconCircleCheck size={24} aria-hidden /> : captcha.failed ? null : <Spinner />}
      <Text as="p" grow role="status">
        {captcha.failed
          ? t('members.captcha.workFailed')
          : t(done ? 'members.captcha.workDone' : 'members.captcha.working')}
        {error && !done ? (
          <Text block size={14}>
            {error}
          </Text>
        ) : null}
      </Text>
      {captcha.failed ? (
        <IconButton icon={IconRefresh} label={t('members.captcha.renew')} onClick={captcha.renew} />
      ) : null}
    </Row>
  );
}
