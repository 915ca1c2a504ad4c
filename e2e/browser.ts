import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

let opened: Browser | null = null;

/** One browser for all files of a worker, closed when the worker ends. Every visitor has a separate context. */
export const openBrowser = async (): Promise<Browser> => {
  if (!opened?.isConnected()) opened = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  return opened;
};
