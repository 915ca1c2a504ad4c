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

/** Everything is on the server: a reload, another device or a restart shows the same. */
export const useSigning = (packet: Packet) => {
  const api = useTRPCClient();
  const [state, setState] = useState<SigningState>({ kind: 'loading' });
  const [isFailed, setIsFailed] = useState(false);
  const opening = useOpenDocument();
  const load = useCallback(async () => {
    const opened = await api.signing.open.mutate({ packet }).catch(() => null);
    // What is on the page stays: a paper on the screen is worth more than the news that it could not be read again.
    setState((before) => opened ?? (before.kind === 'ready' ? before : { kind: 'failed' }));
  }, [api, packet]);
  useEffect(() => void load(), [load]);

  /** Does one thing and shows what came of it; what did not arrive changes nothing. */
  const act = async <Result>(work: (calls: typeof api.signing) => Promise<Result>): Promise<Result | null> => {
    setIsFailed(false);
    try {
      const result = await work(api.signing);
      await load();
      return result;
    } catch {
      setIsFailed(true);
      // The paper may have been replaced meanwhile: what stands now is shown.
      await load();
      return null;
    }
  };
  return { state, isFailed: isFailed || opening.isFailed, act, openPdf: opening.openPdf, retry: load };
};
export type SigningActions = Pick<ReturnType<typeof useSigning>, 'act' | 'openPdf'>;
