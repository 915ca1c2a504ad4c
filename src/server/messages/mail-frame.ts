type Frame = {
  language: string;
  brand: string;
  title: string;
  body: string;
  foot: string;
  optOut: { url: string; text: string } | null;
};

/** Mail programs support tables and inline styles and little else. Colors are the product's own. All parts are markup. */
export const mailFrame = ({ language, brand, title, body, foot, optOut }: Frame): string => `<!DOCTYPE html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;background:#f6f4ef;color:#22302b;font:16px/1.6 Poppins,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:100%;background:#ffffff;border-radius:12px">
<tr><td style="padding:24px 32px 0;font-size:20px;font-weight:600;color:#1f4d3f">${brand}</td></tr>
<tr><td style="padding:8px 32px 24px">
${body.replaceAll('<a href=', '<a style="color:#1f4d3f;font-weight:600" href=')}</td></tr>
</table>
<p style="max-width:560px;font-size:13px;color:#56635d">${foot}${
  optOut ? `<br><a style="color:#56635d" href="${optOut.url}">${optOut.text}</a>` : ''
}</p>
</td></tr></table>
</body>
</html>
`;
