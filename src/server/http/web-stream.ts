/** An async sequence of chunks as a response body. */
export const webStream = (parts: AsyncGenerator<Uint8Array, void, void>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    // A reader that stops early releases the source.
    cancel: async () => {
      await parts.return();
    },
  });
