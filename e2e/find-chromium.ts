import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The headless shell first: without windows and menus a page costs a quarter less. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const unpackedTo = join(tmpdir(), `hearthline-chromium-${process.getuid?.() ?? 0}`);

/** A browser without any fonts crashes at the first text field. Its bundled fonts are where the package unpacks them. */
const provideFonts = (): void => {
  const folders = [join(unpackedTo, 'fonts'), '/usr/share/fonts'].map((folder) => `<dir>${folder}</dir>`).join('');
  const file = join(unpackedTo, 'fonts.conf');
  const cache = `<cachedir>${join(unpackedTo, 'fonts-cache')}</cachedir>`;
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${folders}${cache}</fontconfig>`);
  process.env.FONTCONFIG_FILE = file;
};

const installed = (): string | null => PLACES.find((place) => existsSync(place)) ?? null;

/** npm has a Chromium for x64 only. Its libraries are unpacked only when it detects AWS Lambda. */
const unpacked = async (): Promise<string | null> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  mkdirSync(unpackedTo, { recursive: true, mode: 0o700 });
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  // It unpacks into the temporary folder and uses any files already there: give it a folder of our own.
  process.env.TMPDIR = unpackedTo;
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  chmodSync(path, 0o755);
  provideFonts();
  process.env.LD_LIBRARY_PATH = [join(unpackedTo, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
    .filter(Boolean)
    .join(':');
  return path;
};

const fromDistribution = (): string | null => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('No Chromium for this processor in npm: installing the distribution’s ...');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return installed();
};

export const findChromium = async (): Promise<string> => {
  const found = installed() ?? (await unpacked()) ?? fromDistribution();
  if (!found) throw new Error('The browser tests need Chromium or Chrome. Install one and run npm test again.');
  return found;
};
