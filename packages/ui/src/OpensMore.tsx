import type { ReactNode } from 'react';
import { Row } from './Layout.tsx';

/** The words of `details` that open them, pressed like a link. */
export function OpensMore({ children }: { children: ReactNode }) {
  return (
    <Row as="summary" inline align="center" minHeight={44} tone="link" clickable>
      {children}
    </Row>
  );
}
