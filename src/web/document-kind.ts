import { createContext } from 'react';

/** `finished` while a page is prerendered at build time; `live` in the browser and in the empty shell. */
export const DocumentKind = createContext<'finished' | 'live'>('live');
