import type { SealKey } from '../seal-key.ts';

/** A key on P-256 with a certificate of its own, as `deploy/compose/make-secrets.sh` makes one. It seals nothing but tests. */
export const ecSealKey: SealKey = {
  passphrase: 'of-tests',
  p12: Buffer.from(
    [
      'MIIEfAIBAzCCBDIGCSqGSIb3DQEHAaCCBCMEggQfMIIEGzCCAtIGCSqGSIb3DQEHBqCCAsMwggK/AgEAMIICuAYJKoZIhvcNAQcBMFcGCSqGSI',
      'b3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAjjPidBnj5DBgICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEEPIhGcSqLsPvJYl4qXblPeA',
      'ggJQSNXXADslufBs9/Af4ubmDmPys9V1VzpKuEYJLYij7t7OmHnxHju4BiNF7r3Dw2wThWIuCc3HwxnLpQQWH2Hi5AmrA4MTPIdiLhrx8kLpsZ',
      'JeAblsFlcebWeBprswluyIS5iT1aH8b07pfZFtP2PM80Td4dfHxT39Df9S14OqQrkXZbxvDsyr91PXs2pH4k0txBvT7e5br7yooXleCUd3BgVv',
      'UDLT262NgapRgzjpRuqYs5IrTItdaYBwo3SxgkQVEiDU6siIAc1wnSP6l27BfqLdHixBkzI3QJo+OMxi19kgqg3kcmmSBuhV46W3NdbrGYwjPA',
      'sSAwaUj2pkR/VGvfrgpUwJdIncVTTNtIbpAlJ83Awiib0IoYorH9NTDzrpNU3P9Hy/O9rBhI3/9UU3xjPpMavrBQLEStljkauLvtxHNo7Wtqke',
      'pdeWe0OBr+RKYHuxxZvDJyQSfPcFB+LELYAuRT/0PLR05KLZHdesd6wI9woEGIt9NjmjdU5x6RhHD/4MmQDYDkk5fDpYmbglrUkhIYWask0ldm',
      'paxxGvOJitaocn09HSt4CW+n4eNvrM6ebPjsZxqNrWVH5Yw19E0vieo3xwwnZKNUSq6r2Y0igoGnLD6KydR2Sgi30Xpmhnm2T2PVXKa0KozQlE',
      'XYk9XnMDK9ofTgqZ8R1j53BYFJJ+rLiCNoHqWMx5bEwlOsi8Mq/q8spOnK+qxRAHsdp8hKkYM+kYe4Pmaa0X5PbM4cPNl0582BW5CrsQ2bqYZq',
      'y+EXwPBNceOj2SYrdhK8LryjCCAUEGCSqGSIb3DQEHAaCCATIEggEuMIIBKjCCASYGCyqGSIb3DQEMCgECoIHvMIHsMFcGCSqGSIb3DQEFDTBK',
      'MCkGCSqGSIb3DQEFDDAcBAiauHeK77i/TwICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEJ1wMN7buC1Qo9dVZVAPO6UEgZCiO5xM8h',
      'IhiDDIbmvrbwN1s8HeXgT3nYJAlsw8M8jWy4heYMplMxQiJBXc6W3Ev151revjrVsWC4ccuZMpErxxumdoIuvDuFVok2F6qTIptVkAJELdltr0',
      'GCrs142oObWxervIjZS66nt+/ew7tqVgjAsuso5vQ1a0Cl5xtXAWpkU+z8wPr9PfMReZy7+UDOIxJTAjBgkqhkiG9w0BCRUxFgQUIFG3AHwgzZ',
      'v9w2EnFHdByFUs9MAwQTAxMA0GCWCGSAFlAwQCAQUABCBU0Y9S6l9w6ce8ZEk6Ehz6VM9LqX9me8JfbX+rUq9CjgQIL+T8zh4fp04CAggA',
    ].join(''),
    'base64',
  ),
};
