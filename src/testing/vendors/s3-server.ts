import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Access = { bucket: string; keyId: string };

const refuse = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
};

/** The signature itself is the SDK's work and is not verified; a call without one, or under another key, is refused. */
const isSignedBy = ({ headers }: IncomingMessage, keyId: string): boolean =>
  headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${keyId}/`) === true;

const sendRange = (response: ServerResponse, object: Buffer, range: string | undefined): void => {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  const [start, end] = [Number(first ?? 0), Math.min(Number(last ?? Infinity), object.length - 1)];
  if (start > end) {
    refuse(response, 416, 'InvalidRange');
    return;
  }
  const part = object.subarray(start, end + 1);
  response.writeHead(range === undefined ? 200 : 206, {
    'content-length': part.length,
    'content-range': `bytes ${start}-${end}/${object.length}`,
  });
  response.end(part);
};

/** The S3 calls that file storage makes, in memory: an object is whole or absent, and removing one twice succeeds. */
export const startS3Server = async ({ bucket, keyId }: Access) => {
  const objects = new Map<string, Buffer>();
  const headers = new Map<string, IncomingMessage['headers']>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://s3.invalid');
    if (!isSignedBy(request, keyId)) return refuse(response, 403, 'AccessDenied');
    if (!pathname.startsWith(`/${bucket}/`)) return refuse(response, 404, 'NoSuchBucket');
    const object = objects.get(pathname);
    switch (request.method) {
      case 'PUT':
        objects.set(pathname, await buffer(request));
        headers.set(pathname, request.headers);
        response.writeHead(200, { etag: '"stored"' }).end();
        return;
      case 'GET':
        return object ? sendRange(response, object, request.headers.range) : refuse(response, 404, 'NoSuchKey');
      case 'DELETE':
        objects.delete(pathname);
        response.writeHead(204).end();
        return;
      default:
        return refuse(response, 501, 'NotImplemented');
    }
  };
  const server = createServer((request, response) => {
    // A sender that disconnects stops the body read: nothing was stored and no one is waiting for a response.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** As the object was put. */
    headersOf: (pathname: string) => headers.get(pathname),
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};
