import { createParser } from 'eventsource-parser';

export type ServerEvent = { event: string; data: string; id?: string };

/** Reads an event stream piece by piece; the browser's own stream reader cannot send what our calls require. */
export async function* serverEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  let read: ServerEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data, id }) => read.push(id === undefined ? { event, data } : { event, data, id }),
  });
  for await (const piece of body) {
    parser.feed(decoder.decode(piece, { stream: true }));
    const events = read;
    read = [];
    yield* events;
  }
}
