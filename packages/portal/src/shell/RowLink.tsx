import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

interface Props {
  readonly to: '/myBag/$id' | '/myOrder/$id';
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A link of which a list has one in each row. The router's `Link` follows every change of the address, to know whether it
 * leads to where one is; a row's never does, and twenty of them cost a twentieth of a first view.
 */
export function RowLink({ to, id, className, children }: Props) {
  const router = useRouter();
  const place = { to, params: { id } };
  const preload = () => void router.preloadRoute(place).catch(() => undefined);
  const follow = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (event.defaultPrevented || elsewhere) return;
    event.preventDefault();
    void router.navigate(place);
  };
  return (
    <a
      href={to.replace('$id', encodeURIComponent(id))}
      className={className}
      onClick={follow}
      onMouseEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
    >
      {children}
    </a>
  );
}
