import type { ReactNode } from 'react';

/** The ids that explain a field: its error first, then its hint. Undefined when there is nothing to say. */
export const describedBy = (id: string, { error, hint }: { error?: ReactNode; hint?: ReactNode }) => {
  const ids = [error ? `${id}-error` : [], hint ? `${id}-description` : []].flat();
  return ids.length === 0 ? undefined : ids.join(' ');
};
