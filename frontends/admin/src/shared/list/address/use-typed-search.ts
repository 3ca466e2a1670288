import { useEffect, useRef, useState } from 'react';

/** Debounce of a typed search, in milliseconds. */
const PAUSE_MS = 300;

/** The typed text, passed on as the search once typing pauses; follows a search that is changed elsewhere. */
export function useTypedSearch(search: string, onSearch: (search: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  if (seen !== search) {
    setSeen(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => latest.current(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return [typed, setTyped];
}
