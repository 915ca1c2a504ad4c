/** A picture as the canvas returns it: four bytes per pixel. */
export type Pixels = { data: ArrayLike<number>; width: number; height: number };
export type PictureProblem = 'tooSmall' | 'blurred' | 'glare';

const CHANNELS = 4;
/** Minimum shorter side of the original; below it, small print is illegible. */
const LEAST_SIDE = 600;
/** Below this, letter edges are lost; a blank sheet has none either. */
const LEAST_SHARPNESS = 60;
const CLIPPED = 250;
const MOST_CLIPPED = 0.12;

const grayOf = ({ data, width, height }: Pixels): Float32Array => {
  const grey = new Float32Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * CHANNELS;
    grey[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  }
  return grey;
};

/** The variance of the Laplacian: a measure of sharpness. */
export const sharpnessOf = (pixels: Pixels): number => {
  const { width, height } = pixels;
  const grey = grayOf(pixels);
  const at = (x: number, y: number): number => grey[y * width + x] ?? 0;
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
};

/** The share of pixels blown out to white. */
export const glareOf = (pixels: Pixels): number => {
  const grey = grayOf(pixels);
  return grey.length === 0 ? 0 : grey.filter((value) => value >= CLIPPED).length / grey.length;
};

/** The worst problem with a picture; null is good. `original` is its size before it was scaled down for the check. */
export const pictureProblem = (pixels: Pixels, original: { width: number; height: number }): PictureProblem | null => {
  if (Math.min(original.width, original.height) < LEAST_SIDE) return 'tooSmall';
  if (glareOf(pixels) > MOST_CLIPPED) return 'glare';
  return sharpnessOf(pixels) < LEAST_SHARPNESS ? 'blurred' : null;
};
