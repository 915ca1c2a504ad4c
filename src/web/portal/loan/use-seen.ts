import { useState } from 'react';

/**
 * What a person saw when they began to type, while the page goes on to show what colleagues save. The server is told it, so that nobody
 * overwrites unseen; once answered, the page as it is now counts.
 */
export const useSeen = <Value>(current: Value): { seen: Value; begin: () => void; end: () => void } => {
  const [begun, setBegun] = useState<{ value: Value } | null>(null);
  return {
    seen: begun === null ? current : begun.value,
    begin: () => setBegun((before) => before ?? { value: current }),
    end: () => setBegun(null),
  };
};
