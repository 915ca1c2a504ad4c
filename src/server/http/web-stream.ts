/** What comes piece by piece, as the body of an answer. */
export const webStream = (parts: AsyncGenerator<Uint8Array, void, void>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    // Whoever looked away early lets go of what is behind it.
    cancel: async () => {
      await parts.return();
    },
  });
