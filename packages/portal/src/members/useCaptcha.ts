import { useConnection } from '@crossdock/web/connection.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { useCallback, useEffect, useState } from 'react';

/** The type that the browser answers by itself, by work. */
const byWork = 2;

interface Got {
  readonly uuid: string;
  /** A picture's data URL; null while it loads, and for work. */
  readonly shown: string | null;
  readonly failed: boolean;
}

export interface CaptchaState extends Got {
  /** The browser does the work, and no picture is shown; it is done once there is an answer. */
  readonly works: boolean;
  readonly answer: string;
  setAnswer(answer: string): void;
  /** A new one: each can be answered once. */
  renew(): void;
  toggleWork(): void;
}

/** A captcha of the kind that the shop uses, fetched while `wanted`; `name` is what somebody tries to log in with. */
export function useCaptcha(wanted: boolean, name?: string, worksFirst = false): CaptchaState {
  const { client } = useConnection();
  const [asked, setAsked] = useState({ count: 0, works: worksFirst });
  const [got, setGot] = useState<Got>(nothingYet);
  const [answer, setAnswer] = useState('');
  const { works, count } = asked;
  // What is being typed must not ask for another each time; what was typed when it was asked for counts.
  const [forName, setForName] = useState(name);
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    setGot(nothingYet);
    setAnswer('');
    const input = works
      ? { type: byWork, ...(forName ? { for: forName } : {}) }
      : { type: currentShop().verificationtype };
    const fetched = client
      .call('getVerifyCode', input, { fresh: count >= 0 })
      .then(async ({ message: uuid, data }) => {
        if (!works) return { uuid, shown: data, answer: '' };
        const { doWork } = await import('@crossdock/web/proofOfWork.ts');
        return { uuid, shown: null, answer: await doWork(data, leaving.signal) };
      });
    fetched.then(
      ({ uuid, shown, answer: found }) => {
        if (leaving.signal.aborted) return;
        setGot({ uuid, shown, failed: false });
        setAnswer(found);
      },
      () => leaving.signal.aborted || setGot({ ...nothingYet, failed: true }),
    );
    return () => leaving.abort();
  }, [client, wanted, works, forName, count]);
  const ask = useCallback(
    (change: (works: boolean) => boolean) => {
      setForName(name);
      setAsked((before) => ({ count: before.count + 1, works: change(before.works) }));
    },
    [name],
  );
  return {
    ...got,
    answer,
    works,
    setAnswer,
    renew: () => ask((before) => before),
    toggleWork: () => ask((before) => !before),
  };
}

const nothingYet: Got = { uuid: '', shown: null, failed: false };
