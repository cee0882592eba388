import { useEffect } from 'react';
import { CaptchaBox } from './CaptchaBox.tsx';
import { type CaptchaState, useCaptcha } from './useCaptcha.ts';

export interface LoginProof extends Pick<CaptchaState, 'uuid' | 'work'> {
  readonly code: string;
  /** The browser computes the answer, and no picture is shown. */
  readonly works: boolean;
}

/** The captcha of a login. It is loaded only when one is required; each new rendering fetches a new captcha. */
export default function LoginCaptcha(props: {
  name: string;
  works: boolean;
  error: string | undefined;
  onAnswer: (proof: LoginProof) => void;
}) {
  const { onAnswer } = props;
  const captcha = useCaptcha(true, props.name, props.works);
  const { answer, uuid, work, works } = captcha;
  useEffect(() => onAnswer({ code: answer, uuid, work, works }), [onAnswer, answer, uuid, work, works]);
  return <CaptchaBox captcha={captcha} error={props.error} />;
}
