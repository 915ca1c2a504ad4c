import { type MailLogos, mailLogoIds } from '#entities/text/mail-logos.ts';

type Frame = {
  language: string;
  brand: string;
  logos: MailLogos | null;
  /** Legal name and phone, beside the brand as on our paper. */
  letterhead: readonly string[];
  title: string;
  body: string;
  foot: string;
  optOut: { url: string; text: string } | null;
};

/** A paragraph that is only a link leads on: the first one is the mail's one button, with its address in words below. */
const LINK_ALONE = /<p><a href="([^"]+)">([^<]+)<\/a><\/p>/;

const button = (url: string, text: string): string =>
  `<p><a class="button" style="display:inline-block;padding:14px 28px;border-radius:8px;background:#154f44;color:#ffffff;font-weight:600;text-decoration:none" href="${url}">${text}</a></p>
<p class="quiet" style="font-size:13px;color:#56635d;overflow-wrap:anywhere">${url}</p>`;

/** A list of "name: figure" is a table of facts. */
const FACTS = /<ul>\n((?:<li>[^<:\n]+: [^\n]+<\/li>\n)+)<\/ul>/g;
const FACT = /<li>([^<:\n]+): ([^\n]+)<\/li>\n/g;

const factTable = (items: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${items.replace(
    FACT,
    (_, name: string, figure: string) =>
      `<tr><td class="rule quiet" width="50%" style="padding:8px 12px 8px 0;border-top:1px solid #e2dfd6;color:#56635d">${name}</td><td class="rule" align="right" style="padding:8px 0;border-top:1px solid #e2dfd6;font-weight:600">${figure}</td></tr>`,
  )}</table>`;

/** Mail programs show the first words beside the subject: what the mail says, not its letterhead or its greeting. */
const previewOf = (body: string): string => {
  const paragraphs = [...body.matchAll(/<p>([\s\S]*?)<\/p>/g)].map(([, text = '']) => text.replace(/<[^>]+>/g, ''));
  return paragraphs.find((text) => !text.endsWith(',')) ?? '';
};

/** As in every PNG, the width and the height stand behind its signature. */
const sizeOf = (picture: string): string => {
  const head = Buffer.from(picture.slice(0, 64), 'base64');
  return `width="${Math.round(head.readUInt32BE(16) / 2)}" height="${Math.round(head.readUInt32BE(20) / 2)}"`;
};

/** Shown by its size and named by its text, which stands in its place where pictures are blocked. Outlook for Windows, which shows what is hidden, gets the first alone. */
const brandOf = ({ brand, logos }: Pick<Frame, 'brand' | 'logos'>): string => {
  if (logos === null) return brand;
  const img = (side: keyof MailLogos, display: string) =>
    `<img class="on-${side}" src="cid:${mailLogoIds[side]}" ${sizeOf(logos[side])} alt="${brand}" style="display:${display};border:0">`;
  return `${img('light', 'block')}<!--[if !mso]><!-->${img('dark', 'none')}<!--<![endif]-->`;
};

/** Where the reader's mail program is dark, our colors follow; a program without support shows the light ones. */
const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #101614 !important; color: #ece9e1 !important; }
.card { background: #1b2320 !important; }
.brand, .link { color: #8fd0bd !important; }
.button { background: #8fd0bd !important; color: #101614 !important; }
.quiet { color: #b3bcb7 !important; }
.rule { border-color: #35403c !important; }
.on-light { display: none !important; }
.on-dark { display: block !important; }
}`;

/** On a phone the words get the room, not the margins. */
const NARROW = `@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }`;

/**
 * Mail programs support tables and inline styles and little else. A table grows with its content unless its layout is fixed: on a phone
 * every mail would scroll sideways. Colors are the product's own. All parts are markup.
 */
export const mailFrame = ({
  language,
  brand,
  logos,
  letterhead,
  title,
  body,
  foot,
  optOut,
}: Frame): string => `<!DOCTYPE html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title><style>${DARK}
${NARROW}</style></head>
<body class="page" style="margin:0;background:#f6f4ef;color:#22302b;font:16px/1.6 Poppins,Helvetica,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${previewOf(body)}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed"><tr><td align="center" style="padding:24px 12px">
<table class="card" role="presentation" width="560" cellpadding="0" cellspacing="0" style="table-layout:fixed;max-width:100%;background:#ffffff;border-radius:12px">
<tr><td class="rule pad" style="padding:20px 32px;border-bottom:1px solid #e2dfd6"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td class="brand" style="font-size:22px;line-height:1.2;font-weight:700;color:#154f44">${brandOf({ brand, logos })}</td>
<td class="quiet" align="right" style="font-size:12px;line-height:1.5;color:#56635d">${letterhead.join('<br>')}</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 32px;overflow-wrap:anywhere">
<h1 style="margin:0;font-size:26px;line-height:1.25;font-weight:600">${title}</h1>
${body
  .replaceAll(FACTS, (_, items: string) => factTable(items))
  .replace(LINK_ALONE, (_, url: string, text: string) => button(url, text))
  .replaceAll('<a href=', '<a class="link" style="color:#154f44;font-weight:600" href=')}</td></tr>
</table>
<p class="quiet" style="max-width:560px;font-size:13px;color:#56635d">${foot}${
  optOut ? `<br><a class="quiet" style="color:#56635d" href="${optOut.url}">${optOut.text}</a>` : ''
}</p>
</td></tr></table>
</body>
</html>
`;
