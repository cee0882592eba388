import { Text } from '@crossdock/ui/Layout.tsx';
import type { ReactNode } from 'react';
import classes from './Preview.module.css';

interface RowPreviewProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** The chosen row of a list, shown beside it. Facts, pictures and links fill the width; badges and buttons do not. */
export function RowPreview({ title, children }: RowPreviewProps) {
  return (
    <div className={classes.preview}>
      <Text as="h2" size={20} strong lineHeight={1.4}>
        {title}
      </Text>
      {children}
    </div>
  );
}
