import { useEffect, useState } from 'react';

/**
 * What the address says behind its #, without it. A link that changes nothing else of the address loads no page, so the
 * value changes with it. A page that clears its own address keeps what it has read.
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
