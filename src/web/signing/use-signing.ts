import { useCallback, useEffect, useState } from 'react';
import type { SigningView } from '#entities/contract/signing-view.ts';
import type { Packet } from '#entities/contract/written-document.ts';
import { useTRPCClient } from '#web/api-client/api.ts';
import { useOpenDocument } from './use-open-document.ts';

export type SigningState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'notReady' }
  | { kind: 'ready'; view: SigningView };

/** All state is on the server, so a reload, another device or a restart shows the same thing. */
export const useSigning = (packet: Packet) => {
  const api = useTRPCClient();
  const [state, setState] = useState<SigningState>({ kind: 'loading' });
  const [isFailed, setIsFailed] = useState(false);
  const opening = useOpenDocument();
  const load = useCallback(async () => {
    const opened = await api.signing.open.mutate({ packet }).catch(() => null);
    // Keep the current page: a readable document matters more than a failed refresh.
    setState((before) => opened ?? (before.kind === 'ready' ? before : { kind: 'failed' }));
  }, [api, packet]);
  useEffect(() => void load(), [load]);

  /** Runs one action and shows its result; a request that fails to arrive changes nothing. */
  const act = async <Result>(work: (calls: typeof api.signing) => Promise<Result>): Promise<Result | null> => {
    setIsFailed(false);
    try {
      const result = await work(api.signing);
      await load();
      return result;
    } catch {
      setIsFailed(true);
      // The document may have been replaced in the interim: show the current one.
      await load();
      return null;
    }
  };
  return { state, isFailed: isFailed || opening.isFailed, act, openPdf: opening.openPdf, retry: load };
};
export type SigningActions = Pick<ReturnType<typeof useSigning>, 'act' | 'openPdf'>;
