import { useEffect, useState } from 'react';

const RENEWAL_MS = 30_000;

/** The current time, updated twice a minute; undefined until the page is hydrated, because the server's HTML is cached. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const renew = () => setNow(new Date());
    renew();
    const timer = setInterval(renew, RENEWAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
