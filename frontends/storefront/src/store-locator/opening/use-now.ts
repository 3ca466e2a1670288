import { useEffect, useState } from 'react';

const RENEWAL_MS = 30_000;

/** The present moment, renewed twice a minute; undefined until the page's scripts run, since a server's HTML is cached. */
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
