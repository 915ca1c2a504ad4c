import { useCallback, useEffect, useRef, useState } from 'react';
import { tokens } from '#web/api-client/api.ts';
import { checkBeforeSending } from './check-before-sending.ts';
import { type FilePurpose, sendFile } from './send-file.ts';

export type UploadItem = { id: string; file: File; purpose: FilePurpose } & (
  | { state: 'waiting' }
  | { state: 'sending'; share: number }
  | { state: 'refused'; message: string }
  | { state: 'lost' }
);

/** Pauses before a file that did not arrive is sent again by itself; after the last one the person is asked. */
const PAUSES_MILLISECONDS = [1000, 3000, 9000];

type Uploads = {
  items: UploadItem[];
  add: (files: Iterable<File>, purpose: FilePurpose) => void;
  again: (id: string) => void;
  drop: (id: string) => void;
};

/** Sends files one after the other, tries again what the network lost, and tells when one has arrived. */
export const useUploads = (
  onStored: () => Promise<unknown>,
  { uploadToken }: { uploadToken: string | null } = { uploadToken: null },
): Uploads => {
  const [items, setItems] = useState<UploadItem[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const isAtWork = useRef(false);
  const nextId = useRef(0);

  const change = useCallback((id: string, next: (item: UploadItem) => UploadItem | null) => {
    setItems((before) => before.flatMap((item) => (item.id === id ? (next(item) ?? []) : item)));
  }, []);

  const sendOne = useCallback(
    async ({ id, file, purpose }: UploadItem): Promise<void> => {
      const stop = new AbortController();
      stops.current.set(id, stop);
      const at = (share: number) => change(id, ({ file, purpose }) => ({ id, file, purpose, state: 'sending', share }));
      for (const pause of [0, ...PAUSES_MILLISECONDS]) {
        await new Promise((done) => setTimeout(done, pause));
        at(0);
        const outcome = await sendFile({ file, purpose, tokens, onProgress: at, signal: stop.signal, uploadToken });
        if (stop.signal.aborted) return;
        if (outcome.kind === 'refused')
          return change(id, () => ({ id, file, purpose, state: 'refused', message: outcome.message }));
        if (outcome.kind === 'stored') {
          await onStored();
          return change(id, () => null);
        }
      }
      change(id, () => ({ id, file, purpose, state: 'lost' }));
    },
    [change, onStored, uploadToken],
  );

  useEffect(() => {
    const next = items.find(({ state }) => state === 'waiting');
    if (!next || isAtWork.current) return;
    isAtWork.current = true;
    void sendOne(next).finally(() => {
      isAtWork.current = false;
      setItems((before) => [...before]);
    });
  }, [items, sendOne]);

  useEffect(() => {
    const { current } = stops;
    return () => {
      for (const stop of current.values()) stop.abort();
    };
  }, []);

  return {
    items,
    add: (files, purpose) => {
      const added = [...files].map((file): UploadItem => {
        const message = checkBeforeSending(file);
        const item = { id: `upload-${nextId.current++}`, file, purpose };
        return message === null ? { ...item, state: 'waiting' } : { ...item, state: 'refused', message };
      });
      setItems((before) => [...before, ...added]);
    },
    again: (id) => change(id, ({ file, purpose }) => ({ id, file, purpose, state: 'waiting' })),
    drop: (id) => {
      stops.current.get(id)?.abort();
      change(id, () => null);
    },
  };
};
