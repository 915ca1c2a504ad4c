import { sendChecked } from '#web/api-client/api.ts';

const NEW_LINE = 10;
/** Chunk size handed to the browser, which keeps large blobs on disk. */
const PUT_AWAY_BYTES = 4 * 1024 * 1024;

const linesIn = (bytes: Uint8Array): number =>
  bytes.reduce((lines, byte) => (byte === NEW_LINE ? lines + 1 : lines), 0);

type Taking = { address: string; signal: AbortSignal; onRows: (rows: number) => void };

/** Receives the file as it is written, reports the row count, and returns it once complete. */
export const takeExport = async ({ address, signal, onRows }: Taking): Promise<{ name: string; content: Blob }> => {
  const response = await sendChecked(address, { signal });
  if (!response.ok || !response.body) throw new Error(`The export was refused: ${response.status}`);
  const kept: Blob[] = [];
  let held: Uint8Array<ArrayBuffer>[] = [];
  let [size, lines] = [0, 0];
  const putAway = () => {
    kept.push(new Blob(held));
    held = [];
    size = 0;
  };
  const reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    held.push(piece.value);
    size += piece.value.length;
    lines += linesIn(piece.value);
    // The first line is the header.
    onRows(Math.max(0, lines - 1));
    if (size > PUT_AWAY_BYTES) putAway();
  }
  putAway();
  const [, name = 'pipeline.csv'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { name, content: new Blob(kept, { type: 'text/csv' }) };
};
