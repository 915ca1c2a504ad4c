import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { TextPlace } from '#entities/contract/desk/text-place.ts';
import { LEAVING, useTRPC, useTRPCClient } from '#web/api-client/api.ts';
import { useDebouncedCallback } from '#web/ui/debounce/use-debounced-callback.ts';
import { Loaded } from '../loaded.tsx';
import { usePortalData } from '../portal-data.ts';
import { useLoan } from './loan-context.ts';

const QUIET_MILLISECONDS = 900;

/** Typed in this tab, by account, loan and field: newer than what the server may have. Gone with the page, and stored nowhere. */
const typedHere = new Map<string, string>();
const notSent = new Set<string>();

export type Kept = { first: string; keep: (text: string) => void };

/**
 * What the user has half written in one field of this loan, kept on the server as they type: it survives leaving the
 * loan, a session that expired and another computer, and never lies in the browser's storage.
 */
export const useKeptText = (place: TextPlace) => {
  const trpc = useTRPC();
  const api = useTRPCClient();
  const { me } = usePortalData();
  const { loanId } = useLoan();
  const stored = useQuery(trpc.loanFile.halfWritten.queryOptions({ loanId }));
  const key = `${me?.id}/${loanId}/${place}`;
  const send = useDebouncedCallback((text: string) => {
    api.loanWork.keepText
      .mutate({ loanId, place, text })
      .then(() => {
        if (typedHere.get(key) === text) notSent.delete(key);
      })
      // A refusal loses nothing: the field still holds the text, and sending it says what is wrong.
      .catch(() => undefined);
  }, QUIET_MILLISECONDS);
  useEffect(() => {
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') send.flush();
    };
    const sendLast = () => {
      const text = typedHere.get(key);
      if (text !== undefined && notSent.has(key))
        api.loanWork.keepText.mutate({ loanId, place, text }, { context: LEAVING }).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', flushHidden);
    window.addEventListener('pagehide', sendLast);
    return () => {
      document.removeEventListener('visibilitychange', flushHidden);
      window.removeEventListener('pagehide', sendLast);
    };
  }, [api, send, key, loanId, place]);
  const keep = (text: string) => {
    typedHere.set(key, text);
    notSent.add(key);
    send.call(text);
  };
  const first = (texts = stored.data): string => typedHere.get(key) ?? texts?.[place] ?? '';
  return { stored, first, keep };
};

/** Hands its form what is kept of it, once that is known. */
export const WithKeptText = ({ place, children }: { place: TextPlace; children: (kept: Kept) => ReactNode }) => {
  const { stored, first, keep } = useKeptText(place);
  return <Loaded of={stored}>{(texts) => children({ first: first(texts), keep })}</Loaded>;
};
