import sharp from 'sharp';

/** How a camera or a scanner held a page, and what became of its picture. Lengths are shares of the page's width. */
export type Taken = {
  /** Of the picture, in points. */
  width: number;
  height: number;
  /** How much of the picture's width the page takes. */
  fills: number;
  degrees?: number;
  /** How much smaller the far edge looks, to the right and below. */
  slant?: readonly [number, number];
  bend?: number;
  /** In points of the picture. */
  blur?: number;
  grain?: number;
  quality?: number;
  /** How much darker the picture is at its right edge. */
  shadow?: number;
  /** A lamp's reflection: where on the page, and how strong. */
  glare?: { at: readonly [number, number]; reach: number; strength: number };
  desk?: readonly [number, number, number];
  seed?: number;
};

const DESK = [120, 98, 74] as const;

/** The same numbers each time: a linear congruential generator. */
const numbersFrom = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

type Pixels = { data: Buffer; width: number; height: number };

const laid = (page: Pixels, taken: Taken): Buffer => {
  const { width, height, fills, degrees = 0, slant = [0, 0], bend = 0, desk = DESK } = taken;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const out = Buffer.alloc(width * height * 3);
  const line = page.width * 3;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [right, below] = [(x - width / 2) / (width * fills), (y - height / 2) / (width * fills)];
      const [turnedX, turnedY] = [right * cos + below * sin, below * cos - right * sin];
      const depth = 1 - slant[0] * turnedX - slant[1] * turnedY;
      const across = turnedX / depth;
      const fromX = (across + 0.5) * page.width - 0.5;
      const fromY = (turnedY / depth + bend * (across * across - 0.08)) * page.width + page.height / 2 - 0.5;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const isPage = left >= 0 && top >= 0 && left < page.width - 1 && top < page.height - 1;
      const [beside, under] = [fromX - left, fromY - top];
      const from = (top * page.width + left) * 3;
      for (let part = 0; part < 3; part += 1) {
        const at = from + part;
        const upper = (page.data[at] ?? 0) * (1 - beside) + (page.data[at + 3] ?? 0) * beside;
        const lower = (page.data[at + line] ?? 0) * (1 - beside) + (page.data[at + line + 3] ?? 0) * beside;
        out[(y * width + x) * 3 + part] = isPage ? upper * (1 - under) + lower * under : (desk[part] ?? 0);
      }
    }
  return out;
};

const lit = (pixels: Buffer, { width, height, shadow = 0, glare, grain = 0, seed = 1 }: Taken): Buffer => {
  const next = numbersFrom(seed);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const dim = 1 - shadow * (x / width) * (0.6 + (0.4 * y) / height);
      const off = glare ? Math.hypot(x / width - glare.at[0], (y / height - glare.at[1]) * (height / width)) : 0;
      const shine = glare ? 255 * glare.strength * Math.exp(-((off / glare.reach) ** 2)) : 0;
      // Of three even numbers, which is close to what a sensor adds.
      const noise = grain === 0 ? 0 : (next() + next() + next() - 1.5) * 2 * grain;
      for (let part = 0; part < 3; part += 1) {
        const at = (y * width + x) * 3 + part;
        pixels[at] = Math.min(255, Math.max(0, (pixels[at] ?? 0) * dim + shine + noise));
      }
    }
  return pixels;
};

/** A page as it comes from a phone or a scanner. */
export const photographed = async (page: Buffer, taken: Taken): Promise<Buffer> => {
  const { width, height, fills, blur = 0, quality = 80 } = taken;
  // Smaller than its picture, a page would be sampled between its strokes.
  const { data, info } = await sharp(page)
    .resize({ width: Math.round(width * fills), withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { raw: { width, height, channels: 3 as const } };
  const flat = laid({ data, width: info.width, height: info.height }, taken);
  const soft = blur > 0.3 ? await sharp(flat, raw).blur(blur).raw().toBuffer() : flat;
  return sharp(lit(soft, taken), raw).jpeg({ quality }).toBuffer();
};
