import { join } from 'node:path';
import type { Plugin } from 'vite';
import { lenderFolder, readLender } from '../src/server/read-lender.ts';

const COLORS = 'virtual:lender/brand-colors.css';

/** Pages are built for one lender: `#lender/...` is the folder that `LENDER` names, and its colors become a style sheet. */
export const lenderPlugin = (name = 'sandbox'): Plugin => ({
  name: 'hearthline-lender',
  enforce: 'pre',
  resolveId: (id) => {
    if (id === '#lender/brand-colors.css') return COLORS;
    return id.startsWith('#lender/') ? join(lenderFolder(name), id.slice('#lender/'.length)) : null;
  },
  load: (id) => {
    if (id !== COLORS) return null;
    const lender = readLender(name);
    if (typeof lender === 'string') throw new Error(lender);
    return `:root {${lender.brandColors.map((color, step) => `--spruce-${step}: ${color};`).join('')}}`;
  },
});
