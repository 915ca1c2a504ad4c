import type { Readable } from 'node:stream';

/** Keeps sealed bytes under a key. It never sees what is in them. */
export type FileStorage = {
  put: (key: string, content: { stream: Readable; length: number }) => Promise<void>;
  /** Bytes `start` to `end`, both included. Rejects when there is nothing under the key. */
  get: (key: string, range: { start: number; end: number }) => Promise<Readable>;
  /** Removing what is not there is fine. */
  remove: (key: string) => Promise<void>;
};
