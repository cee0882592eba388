import type { DeskOrder } from '@crossdock/contract/orderDesk.ts';
import { TextBox } from '@crossdock/ui/controls.tsx';
import { IconScan } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { client } from '../shell/api.ts';
import { play } from '../shell/sounds.ts';
import classes from './orders.module.css';

/** The cursor waits here for an order's number; what was scanned and is unknown stays to be read. */
export function NumberScan({ label, onFound }: { label: string; onFound: (order: DeskOrder) => void }) {
  const [scan, setScan] = useState('');
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const find = async () => {
    const number = scan.trim();
    if (number === '') return;
    const attempt = await client.attempt('findDeskOrder', { number }, { fresh: true });
    play(attempt.ok ? 'good' : 'bad');
    if (attempt.ok) return onFound(attempt.data);
    setProblem(attempt.failure.message);
    box.current?.select();
  };
  return (
    <div className={classes.scan}>
      <TextBox
        ref={box}
        bare
        label={label}
        placeholder={label}
        leftSection={<IconScan size={22} aria-hidden />}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={scan}
        error={problem}
        onChange={(event) => {
          setScan(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) void find();
        }}
      />
    </div>
  );
}
