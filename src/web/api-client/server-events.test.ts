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

const stream =
  'event: connected\ndata: {}\n\n: ping\n\nid: 5\ndata: {"version":5}\n\ndata: größer\ndata: zweite\n\nhalf';

it('reads events, names the nameless, and leaves what is not finished', async () => {
  expect(await read([new TextEncoder().encode(stream)])).toEqual([
    { event: 'connected', data: '{}' },
    { event: 'message', data: '' },
    { event: 'message', data: '{"version":5}' },
    { event: 'message', data: 'größer\nzweite' },
  ]);
});

it('reads the same however the stream was cut', async () => {
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
