import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type Product, settled } from '../e2e/product.ts';
import { DEFAULT_LOCALE } from '../src/words/words.ts';
import type { Shot } from './applicant-shots.ts';
import { siteFolderOf } from './built-pages.mjs';

const SECONDS_EACH = 150;

export type FailedShot = { name: string; url: string; why: string };

const within = <Value>(work: Promise<Value>, seconds: number): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not ready after ${seconds} seconds`)), seconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Nothing on the page moves any more: fonts and pictures are there, and what is drawn stays the same. */
const atRest = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  let [before, alike] = ['', 0];
  for (let looks = 0; looks < 30 && alike < 3; looks += 1) {
    const now = await page.evaluate(() => `${document.body.innerText}${document.documentElement.scrollHeight}`);
    alike = now === before ? alike + 1 : 0;
    before = now;
    await page.waitForTimeout(400);
  }
};

/** Taken from the pages as they are built now. */
export const isTaken = (folder: string, { name }: Shot): boolean => {
  const picture = join(folder, `${name}.png`);
  const built = join(siteFolderOf(DEFAULT_LOCALE), '..', '.source-hash');
  return existsSync(picture) && existsSync(built) && statSync(picture).mtimeMs > statSync(built).mtimeMs;
};

/** Each picture has its own time; one that fails is named with its page, and the others are still taken. */
export const takeShots = async (
  product: Product,
  shots: readonly Shot[],
  { folder, isWhole = false }: { folder: string; isWhole?: boolean },
): Promise<FailedShot[]> => {
  const failed: FailedShot[] = [];
  for (const [at, shot] of shots.entries()) {
    let page: Page | null = null;
    const take = async () => {
      const opened = await shot.open(product, shot);
      page = opened.page;
      if (!shot.isMail) await settled(page);
      await atRest(page);
      await page.screenshot({ path: join(folder, `${shot.name}.png`), fullPage: isWhole });
      await opened.close();
    };
    try {
      await within(take(), SECONDS_EACH);
      console.log(`${at + 1} of ${shots.length}: ${shot.name}`);
    } catch (error) {
      const url = (page as Page | null)?.url() ?? 'no page yet';
      const why = String(error).split('\n')[0] ?? '';
      failed.push({ name: shot.name, url, why });
      console.error(`${at + 1} of ${shots.length}: ${shot.name} FAILED at ${url}: ${why}`);
    }
  }
  return failed;
};
