import { sampleHeic } from '../sample-files.ts';

const [TILE_WIDTH, TILE_HEIGHT] = [320, 200];
/** The place of the picture's data in the sample. */
const TILE = { start: 618, length: 149 };

const u8 = (...values: number[]): Buffer => Buffer.from(values);
const u16 = (...values: number[]): Buffer => Buffer.concat(values.map((value) => u8(value >> 8, value & 255)));
const u32 = (...values: number[]): Buffer => Buffer.concat(values.map((value) => u16(value >>> 16, value & 65_535)));
const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type), body]);
};
const boxFrom = (bytes: Buffer, type: string): Buffer => {
  const at = bytes.indexOf(type) - 4;
  return bytes.subarray(at, at + bytes.readUInt32BE(at));
};

/** One small picture, repeated to a huge one: a few bytes a tile. */
export const heicGrid = ({ columns, rows }: { columns: number; rows: number }): Buffer => {
  const sample = sampleHeic();
  const tile = sample.subarray(TILE.start, TILE.start + TILE.length);
  const [width, height] = [columns * TILE_WIDTH, rows * TILE_HEIGHT];
  const grid = Buffer.concat([u8(0, 1, rows - 1, columns - 1), u32(width, height)]);
  const tiles = Array.from({ length: columns * rows }, (_, at) => at + 2);
  const ispe = (one: number, other: number) => box('ispe', u32(0, one, other));
  const meta = (dataAt: number): Buffer =>
    box(
      'meta',
      u32(0),
      box('hdlr', u32(0, 0), Buffer.from('pict'), u32(0, 0, 0), u8(0)),
      box('pitm', u32(0), u16(1)),
      box(
        'iloc',
        u32(0),
        u8(0x44, 0),
        u16(tiles.length + 1),
        u16(1, 0, 1),
        u32(dataAt, grid.length),
        ...tiles.map((id) => Buffer.concat([u16(id, 0, 1), u32(dataAt + grid.length, tile.length)])),
      ),
      box(
        'iinf',
        u32(0),
        u16(tiles.length + 1),
        box('infe', u8(2, 0, 0, 0), u16(1, 0), Buffer.from('grid\0')),
        ...tiles.map((id) => box('infe', u8(2, 0, 0, 1), u16(id, 0), Buffer.from('hvc1\0'))),
      ),
      box('iref', u32(0), box('dimg', u16(1, tiles.length), u16(...tiles))),
      box(
        'iprp',
        box('ipco', boxFrom(sample, 'hvcC'), ispe(TILE_WIDTH, TILE_HEIGHT), ispe(width, height)),
        box(
          'ipma',
          u32(0, tiles.length + 1),
          u16(1),
          u8(1, 3),
          ...tiles.map((id) => Buffer.concat([u16(id), u8(2, 0x81, 2)])),
        ),
      ),
    );
  const start = boxFrom(sample, 'ftyp');
  const dataAt = start.length + meta(0).length + 8;
  return Buffer.concat([start, meta(dataAt), box('mdat', grid, tile)]);
};
