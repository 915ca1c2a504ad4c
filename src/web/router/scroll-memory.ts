const KEPT = 'scroll-positions';

type Positions = Record<string, number>;

const readKept = (): Positions => {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
  } catch {
    return {};
  }
};

const write = (positions: Positions): void => {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(positions));
  } catch {
    // A tab without storage starts at the top.
  }
};

/** Where each page of this tab was scrolled to, by the key of its place in the history; kept over a reload. */
export const scrollMemory = () => {
  const positions = readKept();
  window.history.scrollRestoration = 'manual';
  return {
    keep: (key: string): void => {
      positions[key] = window.scrollY;
      write(positions);
    },
    positionOf: (key: string): number | null => positions[key] ?? null,
  };
};
