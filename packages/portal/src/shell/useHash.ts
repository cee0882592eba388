import { useEffect, useState } from 'react';

/**
 * The URL's hash without the #. A link that changes only the hash loads no page, so the hook follows the change. If a
 * page clears its hash with `history.replaceState`, the hook keeps the value that it has read, because there is no
 * event.
 */
export function useHash(): string {
  const [hash, setHash] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const read = () => setHash(location.hash.slice(1));
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return hash;
}
