/** The standard's mark in front of every license (AAMVA DL/ID card design, annex D). */
export const LICENSE_MARK = /ANSI |AAMVA/;

/** A barcode that lies askew can be read wrong and still count as valid to its reader; then its parts are torn. */
export const isWholeLicense = (payload: string): boolean => {
  const lines = payload.split(/[\n\r]+/).filter((line) => line !== '');
  const head = lines.findIndex((line) => LICENSE_MARK.test(line));
  const parts = lines.slice(head + 1);
  return head >= 0 && parts.length > 0 && parts.every((line) => /^[A-Z]{3}/.test(line));
};
