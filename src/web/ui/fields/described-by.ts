import type { ReactNode } from 'react';

/** The ids that describe a field: its error first, then its hint. Undefined when there are none. */
export const describedBy = (id: string, { error, hint }: { error?: ReactNode; hint?: ReactNode }) => {
  const ids = [error ? `${id}-error` : [], hint ? `${id}-description` : []].flat();
  return ids.length === 0 ? undefined : ids.join(' ');
};
