import { createServer } from 'node:net';
import { eicar } from '../sample-files.ts';
import { portOf } from './port-of.ts';

/** Null until the empty chunk arrives. */
const contentOf = (received: Buffer): Buffer | null => {
  const pieces: Buffer[] = [];
  if (received.subarray(0, 10).toString() !== 'zINSTREAM\0') return null;
  for (let at = 10; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
};

/** Implements the part of ClamAV's protocol the product uses. */
export const startClamdServer = async () => {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      const content = contentOf(received);
      if (content === null) return;
      if (content.includes('GARBLE')) socket.end('INSTREAM size limit exceeded. ERROR\0');
      else socket.end(content.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `tcp://127.0.0.1:${portOf(server)}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
};
