import { type ReactNode, Suspense } from 'react';
import classes from './Header.module.css';
import { Preferences } from './lazyParts.ts';
import { PlainLink } from './PlainLink.tsx';
import { ShopMark } from './ShopMark.tsx';

/**
 * The header: shop, language and theme. `children` is at the end: a member's notices, or a visitor's link to the
 * login.
 */
export function Header({ home, children }: { home: '/home' | '/login'; children: ReactNode }) {
  return (
    <header className={classes.header}>
      <PlainLink to={{ to: home }} className={classes.shop}>
        <ShopMark />
      </PlainLink>
      <div className={classes.tools}>
        <Suspense fallback={<span className={classes.preferences} />}>
          <Preferences />
        </Suspense>
        {children}
      </div>
    </header>
  );
}
