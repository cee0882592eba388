import { useConnection } from '@crossdock/web/connection.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { useCallback, useEffect, useState } from 'react';

/** The type in words, for whoever cannot see the picture. */
const inWords = 2;

export interface CaptchaState {
  readonly uuid: string;
  /** A picture's data URL, or the question where `words` is on; null while it loads. */
  readonly shown: string | null;
  readonly words: boolean;
  readonly failed: boolean;
  readonly answer: string;
  setAnswer(answer: string): void;
  /** A new one: each can be answered once. */
  renew(): void;
  toggleWords(): void;
}

/** A captcha of the kind that the shop uses, fetched while `wanted`. */
export function useCaptcha(wanted: boolean): CaptchaState {
  const { client } = useConnection();
  const [asked, setAsked] = useState({ count: 0, words: false });
  const [got, setGot] = useState<{ uuid: string; shown: string | null; failed: boolean }>(nothingYet);
  const [answer, setAnswer] = useState('');
  const type = asked.words ? inWords : currentShop().verificationtype;
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    setGot(nothingYet);
    setAnswer('');
    void client.attempt('getVerifyCode', { type }, { fresh: asked.count >= 0 }).then((attempt) => {
      if (!current) return;
      setGot(
        attempt.ok
          ? { uuid: attempt.data.message, shown: attempt.data.data, failed: false }
          : { ...nothingYet, failed: true },
      );
    });
    return () => {
      current = false;
    };
  }, [client, wanted, type, asked.count]);
  return {
    ...got,
    answer,
    words: asked.words,
    setAnswer,
    renew: useCallback(() => setAsked((before) => ({ ...before, count: before.count + 1 })), []),
    toggleWords: () => setAsked((before) => ({ count: before.count + 1, words: !before.words })),
  };
}

const nothingYet = { uuid: '', shown: null, failed: false };
