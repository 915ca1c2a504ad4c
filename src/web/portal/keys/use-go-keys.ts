import { useEffect, useRef } from 'react';
import { useNavigate } from '#web/router/navigation.tsx';
import { isTyping } from './is-typing.ts';

const WAIT_MS = 1500;

/** G and a letter open a page. The letter is caught before a page can handle it. */
export const useGoKeys = (links: readonly { key: string; to: string }[], { isOn }: { isOn: boolean }): void => {
  const navigate = useNavigate();
  const latest = useRef(links);
  useEffect(() => {
    latest.current = links;
  });
  useEffect(() => {
    if (!isOn) return;
    let until = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      const key = event.key.toUpperCase();
      const link = event.timeStamp < until ? latest.current.find((each) => each.key === key) : undefined;
      until = key === 'G' ? event.timeStamp + WAIT_MS : 0;
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      navigate(link.to);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isOn, navigate]);
};
