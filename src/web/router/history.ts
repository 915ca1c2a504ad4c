/** An address of this site, with what the page before left for it. */
export type Location = { pathname: string; search: string; hash: string; state: unknown; key: string };

/** How the page came to its address: by Back, Forward or a first visit, by a press, or in place of the one before. */
export type Arrival = 'POP' | 'PUSH' | 'REPLACE';

export type Visit = { location: Location; arrival: Arrival };

export type PageHistory = {
  current: () => Visit;
  go: (arrival: 'PUSH' | 'REPLACE', address: string, state: unknown) => void;
  listen: (onVisit: (visit: Visit) => void) => () => void;
};

const locationOf = ({ pathname, search, hash }: URL, entry: unknown): Location => {
  const { key = 'default', usr = null } = (entry ?? {}) as { key?: string; usr?: unknown };
  return { pathname, search, hash, state: usr, key };
};

/** The browser's own history, which keeps each entry's key and state over a reload. */
export const browserHistory = (): PageHistory => {
  let arrival: Arrival = 'POP';
  let onVisit: ((visit: Visit) => void) | null = null;
  const current = (): Visit => ({
    location: locationOf(new URL(window.location.href), window.history.state),
    arrival,
  });
  const tell = (how: Arrival): void => {
    arrival = how;
    onVisit?.(current());
  };
  return {
    current,
    go: (how, address, state) => {
      const entry = { usr: state ?? null, key: Math.random().toString(36).slice(2, 10) };
      if (how === 'PUSH') window.history.pushState(entry, '', address);
      else window.history.replaceState(entry, '', address);
      tell(how);
    },
    listen: (listener) => {
      const onPop = () => tell('POP');
      onVisit = listener;
      window.addEventListener('popstate', onPop);
      return () => {
        onVisit = null;
        window.removeEventListener('popstate', onPop);
      };
    },
  };
};

/** One address that is never left, for a page written ahead. */
export const writtenAt = (address: string): PageHistory => {
  const location = locationOf(new URL(address, 'http://localhost'), null);
  return { current: () => ({ location, arrival: 'POP' }), go: () => undefined, listen: () => () => undefined };
};
