import { useState } from 'react';
import { useFunnelData } from '../step/funnel-data.ts';

/** The application's version as this part of the page opened: what it asks for from then on is at least as new. */
export const useOpenedVersion = (): number => {
  const { current } = useFunnelData();
  const [version] = useState(current?.version ?? 0);
  return version;
};
