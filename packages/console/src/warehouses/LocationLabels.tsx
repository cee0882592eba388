import { Barcode } from '@crossdock/ui/Barcode.tsx';
import { useEffect, useRef } from 'react';
import classes from './locations.module.css';

/** One label for each shelf: its code as a barcode and in large type. Visible only on paper. */
export default function LocationLabels({ codes, onEnd }: { codes: readonly string[]; onEnd: () => void }) {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    window.print();
    end.current();
  }, []);
  return (
    <ul className={classes.labels}>
      {codes.map((code) => (
        <li key={code}>
          <Barcode text={code} />
          <strong>{code}</strong>
        </li>
      ))}
    </ul>
  );
}
