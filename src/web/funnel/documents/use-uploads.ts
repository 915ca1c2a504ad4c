import { useEffect, useRef, useState } from 'react';
import { tokens } from '#web/api-client/api.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { documentsPage as words } from '#words/loan/documents-page.ts';
import { checkBeforeSending } from './check-before-sending.ts';
import { type FilePurpose, sendFile } from './send-file.ts';
import { warnWhileSending } from './warn-while-sending.ts';

export type UploadItem = { id: string; file: File; purpose: FilePurpose } & (
  | { state: 'waiting' }
  | { state: 'sending'; share: number }
  | { state: 'refused'; message: string }
  | { state: 'lost' }
);

/** Delays before a lost file is resent automatically; after the last one the user is asked. */
const PAUSES_MILLISECONDS = [1000, 3000, 9000];

type Uploads = {
  items: UploadItem[];
  add: (files: Iterable<File>, purpose: FilePurpose) => void;
  again: (id: string) => void;
  drop: (id: string) => void;
};

/**
 * Uploads files one by one, retries those the network lost, and reports each arrival. An upload continues after the user
 * leaves its page; a later failure is reported on any page.
 */
export const useUploads = (
  onStored: () => Promise<unknown>,
  { uploadToken }: { uploadToken: string | null } = { uploadToken: null },
): Uploads => {
  const [items, setItems] = useState<UploadItem[]>([]);
  const line = useRef<UploadItem[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const isAtWork = useRef(false);
  const nextId = useRef(0);
  const page = useRef<{ onStored: typeof onStored } | null>(null);
  useEffect(() => {
    page.current = { onStored };
    return () => {
      page.current = null;
    };
  }, [onStored]);

  const change = (id: string, next: (item: UploadItem) => UploadItem | null): void =>
    setItems((before) => before.flatMap((item) => (item.id === id ? (next(item) ?? []) : item)));

  const stopWith = (item: UploadItem, text: string): void => {
    change(item.id, () => item);
    if (page.current === null) showToast({ kind: 'problem', title: words.notSent(item.file.name), text });
  };

  const sendOne = async ({ id, file, purpose }: UploadItem): Promise<void> => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    const at = (share: number) => change(id, () => ({ id, file, purpose, state: 'sending', share }));
    for (const pause of [0, ...PAUSES_MILLISECONDS]) {
      await new Promise((done) => setTimeout(done, pause));
      if (stop.signal.aborted) return;
      at(0);
      const outcome = await sendFile({ file, purpose, tokens, onProgress: at, signal: stop.signal, uploadToken });
      if (stop.signal.aborted) return;
      if (outcome.kind === 'refused')
        return stopWith({ id, file, purpose, state: 'refused', message: outcome.message }, outcome.message);
      if (outcome.kind === 'stored') {
        await page.current?.onStored();
        return change(id, () => null);
      }
    }
    stopWith({ id, file, purpose, state: 'lost' }, words.lostAway);
  };

  const work = async (): Promise<void> => {
    if (isAtWork.current) return;
    isAtWork.current = true;
    const stopWarning = warnWhileSending();
    for (let next = line.current.shift(); next !== undefined; next = line.current.shift()) await sendOne(next);
    stopWarning();
    isAtWork.current = false;
  };
  const enqueue = (waiting: readonly UploadItem[]): void => {
    line.current.push(...waiting);
    void work();
  };

  return {
    items,
    add: (files, purpose) => {
      const added = [...files].map((file): UploadItem => {
        const message = checkBeforeSending(file);
        const item = { id: `upload-${nextId.current++}`, file, purpose };
        return message === null ? { ...item, state: 'waiting' } : { ...item, state: 'refused', message };
      });
      setItems((before) => [...before, ...added]);
      enqueue(added.filter(({ state }) => state === 'waiting'));
    },
    again: (id) => {
      change(id, ({ file, purpose }) => ({ id, file, purpose, state: 'waiting' }));
      enqueue(items.filter((item) => item.id === id));
    },
    drop: (id) => {
      line.current = line.current.filter((item) => item.id !== id);
      stops.current.get(id)?.abort();
      change(id, () => null);
    },
  };
};
