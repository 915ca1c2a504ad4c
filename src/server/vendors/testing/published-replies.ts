import type { Reply } from './local-service.ts';

/** What the public services publish, in their shapes, each as short as it may be. */
export const sdn = '36,"AEROCARIBBEAN AIRLINES",-0- ,"CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \r\n\u001a';
const alt = '36,12,"aka","AERO-CARIBBEAN",-0- \r\n\u001a';
const years = Array.from({ length: 50 }, (_, at) => at + 1);
export const aporTable = (head: string) =>
  `${[head, ...years].join('|')}\r\n11/16/2026|${years.map(() => '6.41').join('|')}\r\n`;
export const counselors = {
  counseling_agencies: [
    {
      ...{ nme: 'Near', phone1: '615-555-0100', adr1: '1 Main Street', adr2: null, city: 'Nashville', statecd: 'TN' },
      ...{ zipcd: '37203', weburl: null, email: null, languages: null, services: null, distance: 1 },
    },
  ],
};
export const fred = `observation_date,DPRIME
2026-09-08,6.75
2026-09-09,6.75
2026-09-10,6.75
2026-09-11,6.75
2026-09-14,6.75
2026-09-15,
2026-09-16,6.75
2026-09-17,7.00
2026-09-18,7.00
`;
const h15 = `"Series Description","Average majority prime rate"
"Unit:","Percent:_Per_Year"
"Time Period","RIFSPBLP_N.B"
2026-09-08,6.75
2026-09-09,6.75
2026-09-10,6.75
2026-09-11,6.75
2026-09-14,ND
2026-09-15,6.75
2026-09-16,6.75
2026-09-17,7.00
2026-09-18,7.00
`;

export const publishedReplies: Record<string, Reply> = {
  '/SDN.CSV': { body: sdn },
  '/ALT.CSV': { body: alt },
  '/YieldTableFixed.txt': { body: aporTable('Term of Loan in Years') },
  '/YieldTableAdjustable.txt': { body: aporTable('Years to First Adjustment') },
  '/37203.json': { body: counselors },
  '/fredgraph.csv': { body: fred },
  '/Output.aspx': { body: h15 },
};
