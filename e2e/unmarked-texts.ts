import type { Page } from 'playwright-core';
import { unmarkedText } from '../src/words/testing/unmarked-text.ts';

/** Texts of a pseudo-locale page that do not come from our words, apart from `data`: names, addresses and user input. */
export const unmarkedTexts = async (page: Page, data: readonly RegExp[]): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const shown = (element: Element | null): boolean =>
      element?.checkVisibility({ checkVisibilityCSS: true }) === true &&
      !element.closest('[data-part="sandbox"], script, style, svg, [lang]:not(html), option, noscript');
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // A sentence may span several elements: its marks are looked for in the block as a whole.
    const blocks = new Set<Element>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let block = node.parentElement;
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
      if (block && shown(node.parentElement)) blocks.add(block);
    }
    for (const block of blocks) {
      const own = [...block.childNodes].flatMap((child) => {
        if (child.nodeType === Node.TEXT_NODE) return [child.textContent ?? ''];
        const isInline = child instanceof Element && getComputedStyle(child).display.startsWith('inline');
        return isInline && child instanceof Element && shown(child) ? [child.textContent ?? ''] : [];
      });
      found.push(own.join(' '));
    }
    const named = document.querySelectorAll('[aria-label], [placeholder], [title], [alt]');
    for (const element of named)
      if (shown(element))
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(element.getAttribute(name) ?? '');
    return found;
  });
  const left = texts.map((text) => unmarkedText(text, data)).filter((text) => text !== '');
  return [...new Set(left)];
};

/** Elements that overflow the page, or have clipped text. */
export const brokenLayout = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      element.checkVisibility({ checkVisibilityCSS: true }),
    );
    const name = (element: HTMLElement): string =>
      `${element.tagName.toLowerCase()}.${element.className}: ${element.innerText.trim().slice(0, 60)}`;
    const beyond =
      scrollWidth > clientWidth + 1
        ? shown.filter(
            (element) => element.getBoundingClientRect().right > clientWidth + 1 && element.children.length === 0,
          )
        : [];
    const cut = shown.filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isForScreenReaders = element.clientWidth <= 1;
      const isText = element.matches('button, a, label, h1, h2, h3, th, legend');
      return (
        isText &&
        !isForScreenReaders &&
        overflowX === 'hidden' &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1
      );
    });
    return [...beyond, ...cut].map(name);
  });
