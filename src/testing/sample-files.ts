import sharp from 'sharp';

/** The industry's harmless test virus, in two halves so that no scanner flags this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** A complete PDF with a correct cross-reference table. */
export const samplePdf = ({ pages = 1, padding = 0, locked = '' } = {}): Buffer => {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>'),
    `<< /Length ${padding} >>\nstream\n${'x'.repeat(padding)}\nendstream`,
    ...(locked === '' ? [] : [locked]),
  ];
  let text = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(text.length);
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const lock = locked === '' ? '' : `/Encrypt ${objects.length} 0 R /ID [<00112233445566778899aabbccddeeff> <00>]`;
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${lock} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

/** Opens only with an unknown password. */
export const lockedPdf = (): Buffer =>
  samplePdf({
    locked: `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}> >>`,
  });

export const sampleImage = (format: 'jpeg' | 'png' | 'webp' | 'tiff'): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: { r: 200, g: 40, b: 30 } } })
    .toFormat(format)
    .toBuffer();

/** The smallest archive: only its end record. */
export const emptyZip = (): Buffer => Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

/** A real photo file as phones make it, 320 by 200: red on the left, blue on the right. */
export const sampleHeic = (): Buffer =>
  Buffer.from(
    [
      'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAkZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAA',
      'NGlsb2MAAAAAREAAAgABAAAAAAJqAAEAAAAAAAAAlQACAAAAAAL/AAEAAAAAAAAAOgAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWlu',
      'ZmUCAAAAAAIAAGh2YzEAAAABhWlwcnAAAAFgaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAPPAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAPLoC',
      'QCEAAQArQgEBA3AAAAMAkAAAAwAAAwA8oAoIDJZbqSSmubgQEDAgAAADACAAAAMAISIAAQAHRAHBcrBiQAAAABRpc3BlAAAAAAAAAUAAAADIAAAAEHBpeGkA',
      'AAAAAwgICAAAAHNodmNDAQQIAAAAAAAAAAAAPPAA/Pz4+AAADwMgAAEAF0ABDAH//wQIAAADAJ/4AAADAAA8ugJAIQABACdCAQEECAAAAwCf+AAAAwAAPMAo',
      'IDJZbqSSmubAgAAAAwCAAAADAIQiAAEAB0QBwXKwYkAAAAAUaXNwZQAAAAAAAAFAAAAAyAAAAA5waXhpAAAAAAEIAAAAJ2F1eEMAAAAAdXJuOm1wZWc6aGV2',
      'YzoyMDE1OmF1eGlkOjEAAAAAHWlwbWEAAAAAAAAAAgABA4ECgwACBIQFhocAAAAaaXJlZgAAAAAAAAAOYXV4bAACAAEAAQAAANdtZGF0AAAAkSgBr1IaiN+A',
      '+Q6SX//rd3/9XJkPcIAxsZI/A/XuPqGv2jPpoPf7KpQhCeUoRlvCAa+l2HfgAny4HyF5no8IYQfl+O5mXLmJmpPFCyNyuw2zwQVo5oCTAmwn9oAvM9HhDCD8',
      'v3TYNcuYmak96FknM0So9sACrocAAAMAAAMAFcaFpmv2asyXIYravUgAAAMA5oAAAAA2KAGupCxQaO8SsPQfvLJDgQZWVPS3QOshILZURgXYaRPxEJ2KwpUA',
      'AhaNgACjAAADAAADAAEl',
    ].join(''),
    'base64',
  );
