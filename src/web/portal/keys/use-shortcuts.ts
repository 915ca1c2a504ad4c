import { useEffect, useRef } from 'react';
import { isTick, isTyping } from './is-typing.ts';

/** Whether Enter already acts on the focused element. */
const isActive = (target: EventTarget | null): boolean =>
  isTick(target) || (target instanceof HTMLElement && /^(A|BUTTON|SUMMARY)$/.test(target.tagName));

/** Whether Space already presses the focused element. */
const isPressed = (target: EventTarget | null): boolean =>
  isTick(target) || (target instanceof HTMLElement && /^(BUTTON|SUMMARY)$/.test(target.tagName));

/** Keys without a modifier, outside of fields and open dialogs. When off, no listener is attached. */
export const useShortcuts = (keys: Readonly<Record<string, () => void>>, { isOn }: { isOn: boolean }): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') || (event.key === 'Enter' && isActive(event.target))) return;
      if (event.key === ' ' && isPressed(event.target)) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
};
