import { useEffect, useState } from 'react';

/** False in the server's HTML and until the page is alive: controls that need the script are held back that long. */
export function useLive(): boolean {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return live;
}
