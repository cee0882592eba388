import { useEffect, useState } from 'react';

/**
 * The URL's hash without the #. A link that changes only the hash loads no page, so the hook follows the change. A
 * page that clears its own hash keeps the value that it has read.
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
