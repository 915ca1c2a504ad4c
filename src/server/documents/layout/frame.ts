import type { WrittenDocument } from '#entities/contract/written-document.ts';
import { wordsFor } from '#words';
import { drawLogo, type Logo, logoWidth } from './lender-logo.ts';
import { asArtifact, type Doc, drawRule, INK, PAGE, type Part, RULE } from './page.ts';
import { drawText, textWidth } from './text-lines.ts';

const RIGHT = 300;
const soft = { font: 'regular', size: 9, color: INK.text } as const;

const LOGO = 20;

type Opened = { doc: Doc; root: Part; paper: WrittenDocument };

/** Page one: the logo, and the lender's legal name, street, phone and license number. Returns where the title starts. */
const drawLetterhead = ({ doc, root, paper: { locale, lender } }: Opened, logo: Logo | null): number => {
  const { writtenDocumentTexts } = wordsFor(locale);
  const { equalHousing, nmls } = writtenDocumentTexts.frame;
  const x = PAGE.margin + PAGE.body - RIGHT;
  // The name beside it says the same: a screen reader skips the picture.
  if (logo)
    asArtifact(doc, () => {
      drawLogo(doc, logo, { x: PAGE.margin, y: 36, height: LOGO });
    });
  root.add(
    doc.struct('P', {}, () => {
      const name = { x: PAGE.margin + (logo ? logoWidth(logo, LOGO) + 8 : 0), y: 33, width: 200 };
      drawText(doc, `${lender.displayName ?? lender.name} `, { ...name, style: { font: 'strong', size: 18.5 } });
      const at = { x, width: RIGHT, align: 'right' as const };
      drawText(doc, `${lender.name} `, { ...at, y: 28, style: { font: 'strong', size: 9 } });
      if (lender.address !== null) drawText(doc, `${lender.address} `, { ...at, y: 40.5, style: soft });
      const line = [...(lender.phone === null ? [] : [lender.phone]), nmls(lender.nmls), equalHousing].join('   ');
      drawText(doc, `${line} `, { ...at, y: 53, style: soft });
    }),
  );
  drawRule(doc, { y: 75, weight: 1.1 });
  return 88;
};

const TITLE = 20;
const BADGE = { width: 84, height: 38 };

const drawTitle = ({ doc, root, paper: { title, subtitle, badge } }: Opened, y: number): number => {
  const width = badge ? PAGE.body - BADGE.width - 20 : PAGE.body;
  let bottom = y;
  const style = { font: 'strong', size: TITLE } as const;
  const at = { x: PAGE.margin, width };
  root.add(
    doc.struct('H1', {}, () => {
      bottom += drawText(doc, `${title} `, { ...at, style, y, leading: TITLE * 1.24 });
    }),
  );
  if (subtitle !== null)
    root.add(
      doc.struct('P', {}, () => {
        bottom += drawText(doc, `${subtitle} `, { ...at, y: bottom + 2, style: { font: 'regular', size: 10.5 } }) + 2;
      }),
    );
  if (badge) {
    const x = PAGE.margin + PAGE.body - BADGE.width;
    const place = { x, width: BADGE.width, align: 'center' as const };
    asArtifact(doc, () => {
      doc.roundedRect(x, y, BADGE.width, BADGE.height, 3).lineWidth(RULE.strong).strokeColor(INK.text).stroke();
    });
    root.add(
      doc.struct('P', {}, () => {
        drawText(doc, `${badge.title} `, { ...place, y: y + 5, style: { font: 'strong', size: 11 } });
        drawText(doc, `${badge.text} `, { ...place, y: y + 20, style: { font: 'regular', size: 9 } });
      }),
    );
    bottom = Math.max(bottom, y + BADGE.height);
  }
  return bottom + 9;
};

/** For whom, which loan, which home, when. */
const drawReference = ({ doc, root, paper }: Opened, y: number): number => {
  const { locale, recipient, loanNumber, home, preparedOn } = paper;
  const { inLongDate, writtenDocumentTexts } = wordsFor(locale);
  const { reference } = writtenDocumentTexts.frame;
  const entries = [
    [reference.for, recipient],
    [reference.loan, loanNumber],
    ...(home === null ? [] : [[reference.home, home] as const]),
    [reference.given, inLongDate(preparedOn)],
  ] as const;
  const value = { font: 'regular', size: 10 } as const;
  const label = { font: 'regular', size: 8.8, color: INK.soft } as const;
  const natural = entries.map(([name, text]) => Math.max(textWidth(doc, name, label), textWidth(doc, text, value)) + 1);
  const total = natural.reduce((sum, each) => sum + each, 0);
  const between = Math.max(10, (PAGE.body - total) / Math.max(1, entries.length - 1));
  // A long address wraps; all else keeps its width.
  const over = Math.max(0, total + between * (entries.length - 1) - PAGE.body);
  const longest = Math.max(...natural);
  drawRule(doc, { y, color: INK.soft });
  let x: number = PAGE.margin;
  let height = 0;
  entries.forEach(([name, text], at) => {
    const own = natural[at] === longest ? longest - over : (natural[at] ?? 0);
    const place = { x, width: own };
    root.add(
      doc.struct('P', {}, () => {
        drawText(doc, `${name} `, { ...place, y: y + 7, style: label });
        height = Math.max(height, drawText(doc, `${text} `, { ...place, y: y + 19, style: value }));
      }),
    );
    x += own + between;
  });
  const bottom = y + 19 + height + 7;
  drawRule(doc, { y: bottom, color: INK.soft });
  return bottom + 10;
};

/** Everything above the text of page one; returns where that starts. */
export const drawFirstHead = (opened: Opened, logo: Logo | null): number =>
  drawReference(opened, drawTitle(opened, drawLetterhead(opened, logo)));

/** Between the two texts of a running line. */
const BESIDE = 12;

type Line = { name: string; width: number; style: Parameters<typeof textWidth>[2] };

/** The text with the document's name cut where the line would break. */
const onOneLine = (doc: Doc, textWith: (name: string) => string, { name, width, style }: Line): string => {
  const fits = (short: string) => textWidth(doc, `${textWith(short)} `, style) < width;
  if (fits(name)) return textWith(name);
  let length = name.length - 1;
  while (length > 1 && !fits(`${name.slice(0, length).trim()}…`)) length -= 1;
  return textWith(`${name.slice(0, length).trim()}…`);
};

/** Running head and foot of every page. They repeat what page one says, so that a screen reader skips them. */
export const drawRunningParts = (doc: Doc, paper: WrittenDocument, logo: Logo | null): number => {
  const { inLongDate, writtenDocumentNames, writtenDocumentTexts } = wordsFor(paper.locale);
  const { frame } = writtenDocumentTexts;
  const { kind, lender, loanNumber, recipient, preparedOn, version } = paper;
  const name = writtenDocumentNames[kind];
  const { count } = doc.bufferedPageRange();
  const small = { font: 'regular', size: 8.6, color: INK.soft } as const;
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination' });
    if (page > 0) {
      const taken = drawLogoRunning(doc, logo, lender.displayName ?? lender.name) + BESIDE;
      const width = PAGE.body - taken;
      const day = inLongDate(preparedOn);
      const about = onOneLine(doc, (short) => frame.running({ name: short, loanNumber, recipient, day }), {
        ...{ name, width, style: soft },
      });
      drawText(doc, about, { style: soft, x: PAGE.margin + taken, y: 32, width, align: 'right' });
      doc
        .moveTo(PAGE.margin, 55.5)
        .lineTo(PAGE.margin + PAGE.body, 55.5)
        .lineWidth(1.1)
        .strokeColor(INK.text)
        .stroke();
    }
    doc
      .moveTo(PAGE.margin, 748)
      .lineTo(PAGE.margin + PAGE.body, 748)
      .lineWidth(RULE.thin)
      .strokeColor(INK.soft)
      .stroke();
    const { name: lenderName, nmls } = lender;
    const numbered = { text: frame.page(page + 1, count), style: { font: 'strong', size: 8.6 } as const };
    const ofNumber = textWidth(doc, numbered.text, numbered.style) + 1;
    const width = PAGE.body - ofNumber - BESIDE;
    const foot = onOneLine(doc, (short) => frame.foot({ name: short, version, lender: lenderName, nmls }), {
      ...{ name, width, style: small },
    });
    drawText(doc, `${foot} `, { style: small, x: PAGE.margin, y: 754, width });
    const place = { x: PAGE.margin + PAGE.body - ofNumber, y: 754, width: ofNumber, align: 'right' as const };
    drawText(doc, numbered.text, { ...place, style: numbered.style });
    doc.endMarkedContent();
  }
  return count;
};

/** Returns the width it takes. */
const drawLogoRunning = (doc: Doc, logo: Logo | null, name: string): number => {
  const height = 13;
  if (logo) drawLogo(doc, logo, { x: PAGE.margin, y: 32, height });
  const before = logo ? logoWidth(logo, height) + 5 : 0;
  const style = { font: 'strong', size: 12 } as const;
  const width = Math.min(110, textWidth(doc, name, style) + 1);
  drawText(doc, name, { style, x: PAGE.margin + before, y: 30.5, width });
  return before + width;
};
