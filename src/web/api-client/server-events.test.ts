import { expect, it } from 'vitest';
import { fc } from '#testing/fast-check.ts';
import { type ServerEvent, serverEvents } from './server-events.ts';

const read = async (pieces: Uint8Array[]): Promise<ServerEvent[]> => {
  const events: ServerEvent[] = [];
  const body = async function* () {
    yield* pieces;
  };
  for await (const event of serverEvents(body())) events.push(event);
  return events;
};

const lines =
  'event: connected\ndata: {}\n\n: ping\n\nid: 5\ndata: {"version":5}\n\ndata: größer\ndata: zweite\n\nhalf';
const streams = [lines, lines.replaceAll('\n', '\r\n')];

it.each(streams)(
  'reads events, names the nameless, and passes over comments and an unfinished event',
  async (stream) => {
    expect(await read([new TextEncoder().encode(stream)])).toEqual([
      { event: 'connected', data: '{}' },
      { event: 'message', data: '{"version":5}', id: '5' },
      { event: 'message', data: 'größer\nzweite' },
    ]);
  },
);

it.each(streams)('reads the same however the stream was cut', async (stream) => {
  const bytes = new TextEncoder().encode(stream);
  const whole = await read([bytes]);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 8 }), async (cuts) => {
      const places = [0, ...cuts.sort((one, other) => one - other), bytes.length];
      const pieces = places.slice(1).map((end, at) => bytes.slice(places[at], end));
      expect(await read(pieces)).toEqual(whole);
    }),
  );
});
