import { useEffect, useState } from 'react';
import type { Day } from '#entities/values/day.ts';
import { lenderToday } from '../estimate/lender-day.ts';

const MINUTE = 60_000;

/** The last day of an offer that ended while its page was open, else null. A device that slept looks again when it wakes. */
export const useOfferEnd = (expiresOn: Day | null): Day | null => {
  const [endedOn, setEndedOn] = useState<Day | null>(null);
  useEffect(() => {
    if (expiresOn === null) return;
    const look = () => {
      if (lenderToday() > expiresOn) setEndedOn(expiresOn);
    };
    const timer = setInterval(look, MINUTE);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [expiresOn]);
  return endedOn;
};
