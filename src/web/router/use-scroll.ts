import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Shown } from './page-router.tsx';
import { scrollMemory } from './scroll-memory.ts';

const targetOf = (hash: string): HTMLElement | null =>
  hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));

const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Longer than a page takes to be whole. */
const SETTLING_MILLISECONDS = 5000;

/** Answers come after the page, which grows with them: one is kept where one was until one moves. */
const returnTo = (position: number): (() => void) => {
  const go = () => window.scrollTo(0, position);
  const watcher = new ResizeObserver(go);
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
  const timer = setTimeout(stop, SETTLING_MILLISECONDS);
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
  watcher.observe(document.body);
  go();
  return stop;
};

/**
 * A new page starts at its top or at the place its address names; Back, Forward and a reload return to where one was. The answer keeps
 * the position of the page that is shown, before it goes.
 */
export const useScroll = ({ location, arrival, keepsScroll }: Shown): (() => void) => {
  const memory = useRef<ReturnType<typeof scrollMemory> | null>(null);
  const isFirst = useRef(true);
  const { key, hash } = location;
  useLayoutEffect(() => {
    memory.current ??= scrollMemory();
    // An address that names a place on its page leads there, also by Back.
    const position = arrival === 'POP' && hash === '' ? memory.current.positionOf(key) : null;
    const target = targetOf(hash);
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (position !== null) return returnTo(position);
    if (target !== null) target.scrollIntoView();
    // Who has scrolled a page before its script ran stays there.
    else if (!wasFirst && !keepsScroll) window.scrollTo(0, 0);
    return undefined;
  }, [key, hash, arrival, keepsScroll]);
  const keep = () => memory.current?.keep(key);
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  });
  return keep;
};
