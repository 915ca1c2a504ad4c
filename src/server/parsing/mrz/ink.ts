import type { Picture } from '../pages/page-picture.ts';

/** How dark each point is against what surrounds it: 0 for paper of any shade, in light or shadow, up to 255. */
export type Ink = { data: Uint8Array; width: number; height: number };

/** Wider than a stroke of the letters, narrower than what lies behind them. */
const REACH = 15;

/** The lightest or the darkest of each run of `REACH` points, ahead or behind, found by doubling the run. */
const spread = (shades: Uint8Array, stride: number, pick: 'lightest' | 'darkest'): void => {
  for (let run = 1; run < REACH; ) {
    const points = Math.min(run, REACH - run);
    const step = points * stride;
    const end = shades.length;
    if (pick === 'lightest')
      for (let at = 0; at + step < end; at += 1) {
        const other = shades[at + step] ?? 0;
        if (other > (shades[at] ?? 0)) shades[at] = other;
      }
    else
      for (let at = end - 1; at >= step; at -= 1) {
        const other = shades[at - step] ?? 0;
        if (other < (shades[at] ?? 0)) shades[at] = other;
      }
    run += points;
  }
};

export const grayOf = ({ data, width, height, channels }: Picture): Ink => {
  const gray = new Uint8Array(width * height);
  for (let at = 0; at < gray.length; at += 1) {
    const from = at * channels;
    gray[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  }
  return { data: gray, width, height };
};

/** The paper below each letter is the lightest near it: marks thinner than `REACH` stand out, shadows and edges vanish. */
export const inkOf = ({ data, width, height }: Ink): Ink => {
  const paper = Uint8Array.from(data);
  for (const pick of ['lightest', 'darkest'] as const) for (const stride of [1, width]) spread(paper, stride, pick);
  const ink = new Uint8Array(data.length);
  for (let at = 0; at < ink.length; at += 1) {
    const base = Math.max(paper[at] ?? 0, 24);
    ink[at] = Math.min(255, Math.max(0, (255 * (base - (data[at] ?? 0))) / base));
  }
  return { data: ink, width, height };
};
