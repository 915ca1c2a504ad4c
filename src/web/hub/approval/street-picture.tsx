import { type ComponentType, useEffect, useState } from 'react';

type Street = ComponentType<{ label: string }>;

/** Comes after what can be read and pressed, into a place that is kept for it; nobody misses a picture that does not come. */
export const StreetPicture = ({ label }: { label: string }) => {
  const [{ Picture }, show] = useState<{ Picture: Street | null }>({ Picture: null });
  useEffect(() => {
    let isGone = false;
    void import('#web/ui/house/street-illustration.tsx').then(
      ({ StreetIllustration }) => isGone || show({ Picture: StreetIllustration }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return Picture && <Picture label={label} />;
};
