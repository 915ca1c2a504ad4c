import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds left of a frame that are worth beginning with, and how long one looks for them. */
const [ENOUGH, LONGEST] = [8, 300];

/** Once a frame has time to spare, or nothing has happened for a while. Returns how to call it off. */
const onceThereIsTime = (work: () => void): (() => void) => {
  const last = setTimeout(() => end(), LONGEST);
  let asked = 0;
  const callOff = () => {
    clearTimeout(last);
    if (asked !== 0) cancelIdleCallback(asked);
  };
  const end = () => {
    callOff();
    work();
  };
  const look = () => {
    asked = requestIdleCallback((deadline) => (deadline.timeRemaining() < ENOUGH ? look() : end()));
  };
  // Not every browser says when it has time.
  if ('requestIdleCallback' in window) look();
  return callOff;
};

/**
 * Holds back what takes long to draw while something moves under the hand: on a fast machine it follows in the same frame, on a slow one when
 * the hand rests.
 */
export const useHold = () => {
  const [isHeld, setIsHeld] = useState(false);
  const callOff = useRef(() => {});
  const hold = useCallback(() => {
    callOff.current();
    setIsHeld(true);
    callOff.current = onceThereIsTime(() => startTransition(() => setIsHeld(false)));
  }, []);
  useEffect(() => () => callOff.current(), []);
  return { isHeld, hold };
};
