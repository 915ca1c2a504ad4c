import { type ReactNode, useDeferredValue } from 'react';

/**
 * Draws what it holds once the hand rests: beside a slider the main figures follow at once, and what takes long to draw comes after them.
 * Not for anything one can press or type into: it would still have what was true a moment ago.
 */
export const Later = ({ children }: { children: ReactNode }) => useDeferredValue(children);
