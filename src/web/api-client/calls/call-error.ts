import type { AppRouter } from '#server/api/router.ts';

type Shape = AppRouter['_def']['_config']['$types']['errorShape'];

/** A call that failed: by the server's word, with its shape, or without an answer. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly shape: Shape | undefined;
  readonly data: Shape['data'] | undefined;

  constructor(message: string, { shape, cause }: { shape?: Shape; cause?: unknown }) {
    super(message, { cause });
    this.shape = shape;
    this.data = shape?.data;
  }
}
