import type { Readable } from 'node:stream';

/** Keeps sealed bytes under a key. It never sees the plain content. */
export type FileStorage = {
  put: (key: string, content: { stream: Readable; length: number }) => Promise<void>;
  /** The content of a file on this machine, which may be removed afterwards and is never written to again. */
  putFile: (key: string, content: { path: string; length: number }) => Promise<void>;
  /** Bytes `start` to `end`, inclusive. Rejects when there is nothing under the key. */
  get: (key: string, range: { start: number; end: number }) => Promise<Readable>;
  /** Removing a missing key is not an error. */
  remove: (key: string) => Promise<void>;
};
