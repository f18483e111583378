/** Countries and regions with their telephone area codes: those next door first, then as the alphabet has them. */
const AREA_CODES: Readonly<Record<string, string>> = {
  ...{ CN: '86', HK: '852', MO: '853', TW: '886' },
  ...{ AU: '61', AT: '43', BE: '32', BR: '55', KH: '855', CA: '1', DK: '45', EG: '20', FI: '358', FR: '33' },
  ...{ DE: '49', GR: '30', IN: '91', ID: '62', IE: '353', IL: '972', IT: '39', JP: '81', KZ: '7', KR: '82' },
  ...{ MY: '60', MX: '52', MN: '976', MM: '95', NL: '31', NZ: '64', NO: '47', PK: '92', PH: '63', PL: '48' },
  ...{ PT: '351', RU: '7', SA: '966', SG: '65', ZA: '27', ES: '34', SE: '46', CH: '41', TH: '66', TR: '90' },
  ...{ UA: '380', AE: '971', GB: '44', US: '1', VN: '84' },
}

export const COUNTRIES = Object.entries(AREA_CODES).map(([code, areaCode]) => ({ code, areaCode }))

export function isCountry(code: string): boolean {
  return Object.hasOwn(AREA_CODES, code)
}
