import poppinsRegular from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url';
import poppinsMedium from '@fontsource/poppins/files/poppins-latin-500-normal.woff2?url';
import poppinsSemibold from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url';
import { phoneHref } from '#entities/text/phone-href.ts';
import icon from '#lender/logo.svg';
import { lender } from '#web/lender.ts';
import { language } from '#words/locale.ts';
import { withoutScript } from '#words/without-script.ts';
import type { PageMeta } from './router/pages.ts';
import figuresRegular from './ui/fonts/hearthline-figures-400.woff?url';
import figuresSemibold from './ui/fonts/hearthline-figures-600.woff?url';

/** Preloaded without waiting for the style sheets to be read, so that text has its own typeface at first paint. */
const fonts = [poppinsRegular, poppinsMedium, poppinsSemibold];
/** Columns of a table are as wide as their figures, and would move when these came later. */
const tableFonts = [figuresRegular, figuresSemibold];

/** What a document asks for: styles, the scripts it runs, those these will ask for in turn, and what is shown inside once they run. */
export type DocumentFiles = { styles: string[]; scripts: string[]; preloads: string[]; shown: string[] };

type Props = {
  head: PageMeta[];
  files: DocumentFiles;
  html: string;
  /** The whole page, which the script takes over, or what stands in its place until the script draws it. */
  written: 'whole' | 'frame';
  hasTables: boolean;
};

const Line = ({ line }: { line: PageMeta }) => {
  if ('tagName' in line) {
    const { tagName: _, ...link } = line;
    return <link {...link} />;
  }
  if ('title' in line) return <title>{line.title}</title>;
  if ('script:ld+json' in line) {
    // The only character that could end the script early.
    const json = JSON.stringify(line['script:ld+json']).replaceAll('<', '\\u003c');
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text is not escaped as other text is
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  }
  return <meta {...line} />;
};

/** The document around a page, written at build time. The server looks for the start of its tag to mark a sandbox: `lang` comes first. */
export const PageDocument = ({
  head,
  files: { styles, scripts, preloads, shown },
  html,
  written,
  hasTables,
}: Props) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href={icon} type="image/svg+xml" />
      {head.map((line) => (
        <Line key={JSON.stringify(line)} line={line} />
      ))}
      {/* In the order of need: a browser asks for few files at a time, and paints with styles and letters, before any script. */}
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      {hasTables &&
        tableFonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff" crossOrigin="anonymous" href={href} />
        ))}
      {preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      {shown.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" data-shown />
      ))}
    </head>
    <body>
      {scripts.length > 0 && (
        <noscript>
          <p className="note note-warn" role="note">
            <span>
              <strong>{withoutScript.title}</strong> {withoutScript.text} <a href={phoneHref(lender)}>{lender.phone}</a>
              .
            </span>
          </p>
        </noscript>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React at build time, from no one's input */}
      <div id="page" data-written={written} dangerouslySetInnerHTML={{ __html: html }} />
      {scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </body>
  </html>
);
