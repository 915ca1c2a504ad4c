import { join } from 'node:path';
import type { Plugin } from 'vite';
import { lenderFolder, readLender } from '../src/server/read-lender.ts';

const COLORS = 'virtual:lender/brand-colors.css';
const DATA = 'virtual:lender/lender.json';

const readChecked = (name: string) => {
  const lender = readLender(name);
  if (typeof lender === 'string') throw new Error(lender);
  return lender;
};

/** Pages are built for one lender: `#lender/...` is the folder that `LENDER` names, and its colors become a style sheet. */
export const lenderPlugin = (name = 'sandbox'): Plugin => ({
  name: 'hearthline-lender',
  enforce: 'pre',
  resolveId: (id) => {
    if (id === '#lender/brand-colors.css') return COLORS;
    if (id === '#lender/lender.json') return DATA;
    return id.startsWith('#lender/') ? join(lenderFolder(name), id.slice('#lender/'.length)) : null;
  },
  load: (id) => {
    // What only the server uses stays out of every page: the logo is a file of its own there.
    if (id === DATA) return JSON.stringify({ ...readChecked(name), logo: null, mailLogos: null });
    if (id !== COLORS) return null;
    return `:root {${readChecked(name)
      .brandColors.map((color, step) => `--spruce-${step}: ${color};`)
      .join('')}}`;
  },
});
