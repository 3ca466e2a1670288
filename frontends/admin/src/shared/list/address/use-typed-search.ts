import { useEffect, useRef, useState } from 'react';

/** Pause in typing after which a search is made, in milliseconds. */
const PAUSE_MS = 300;

/** What is typed now, handed on as the search once typing pauses; follows a search changed elsewhere. */
export function useTypedSearch(search: string, onSearch: (search: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const hand = useRef(onSearch);
  useEffect(() => {
    hand.current = onSearch;
  });
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => hand.current(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return [typed, setTyped];
}
