import { createContext, type ReactNode, use, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { portal } from '#words/portal/portal.ts';

type Part = { id: string; isPage: boolean; retry: () => unknown };
type Failed = { parts: readonly Part[]; add: (part: Part) => () => void };

const FailedContext = createContext<Failed | null>(null);

/** The parts of one page that did not load: the page says so once, and one press asks for all of them again. */
export const FailedParts = ({ children }: { children: ReactNode }) => {
  const [parts, setParts] = useState<readonly Part[]>([]);
  const add = useCallback((part: Part) => {
    setParts((before) => (part.isPage ? [part, ...before] : [...before, part]));
    return () => setParts((before) => before.filter(({ id }) => id !== part.id));
  }, []);
  const failed = useMemo(() => ({ parts, add }), [parts, add]);
  return <FailedContext value={failed}>{children}</FailedContext>;
};

type Props = {
  retry: () => unknown;
  reason?: string | undefined;
  /** Stands above all other parts, and so speaks for them. */
  isPage?: boolean;
};

/** In place of a part that did not load. Where others failed with it, only the first of them explains. */
export const FailedPart = ({ retry, reason, isPage = false }: Props) => {
  const id = useId();
  const failed = use(FailedContext);
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  }, [retry]);
  const add = failed?.add;
  useEffect(() => add?.({ id, isPage, retry: () => latest.current() }), [add, id, isPage]);
  if (!failed) return <NotLoaded retry={retry} reason={reason} />;
  const { parts } = failed;
  if (!parts.some((part) => part.id === id)) return null;
  if (parts[0]?.id !== id) return <p className="muted">{portal.notLoadedYet}</p>;
  return <NotLoaded retry={() => Promise.all(parts.map((part) => part.retry()))} reason={reason} />;
};
