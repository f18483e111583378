const LINE = 'fill="none" stroke="#FFFFFF" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"'

const tile = (color: string, content: string) => `<rect width="48" height="48" rx="10" fill="${color}"/>${content}`
const alipay = `<path ${LINE} d="M12 15h24M24 9v13M14 22h20c-2 7-8 13-20 16M17 27c6 3 12 6 20 9"/>`

/** Provider logos, in a box of 48 × 48. */
const MARKS = {
  alipay: tile('#1677FF', alipay),
  'alipay-hk': tile(
    '#1677FF',
    `<g transform="translate(6 1) scale(.75)">${alipay}</g><text x="24" y="44" fill="#FFFFFF" font-family="Arial, sans-serif" font-size="12" font-weight="700" text-anchor="middle">HK</text>`,
  ),
  wechat: tile(
    '#07C160',
    '<path fill="#FFFFFF" d="M24 9c9.400 0 17 6.200 17 13.800S33.400 36.600 24 36.600c-2.100 0-4.100-.3-6-.9L11 39l1.600-5.700C9.200 30.800 7 27 7 22.800 7 15.200 14.600 9 24 9z"/>' +
      '<path fill="none" stroke="#07C160" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round" d="M17 23l5 5 11-11"/>',
  ),
  unionpay: tile(
    '#FFFFFF',
    '<g transform="skewX(-12)"><rect x="11" y="10" width="13" height="28" rx="4" fill="#E21836"/><rect x="21" y="10" width="13" height="28" rx="4" fill="#00447C"/><rect x="31" y="10" width="15" height="28" rx="4" fill="#007B84"/></g>',
  ),
  icbc: tile('#C7000B', `<circle cx="24" cy="24" r="16" ${LINE}/><path ${LINE} d="M16 17h16M24 17v14M16 31h16"/>`),
  benefits: tile(
    '#B25E00',
    `<path ${LINE} d="M11 22h26v16H11zM9 15h30v7H9zM24 15v23M24 15c-7 0-8-7-3.500-7 2.500 0 3.500 3.500 3.500 7 0-3.500 1-7 3.500-7 4.500 0 3.500 7-3.500 7z"/>`,
  ),
  douyin: tile('#161823', `<path ${LINE} d="M26 10v20a6 6 0 1 1-6-6M26 10c1 5 4 8 9 9"/>`),
  xhs: tile(
    '#FF2442',
    `<path ${LINE} d="M24 15c-4-3-8-3-13-3v22c5 0 9 0 13 3 4-3 8-3 13-3V12c-5 0-9 0-13 3zM24 15v22"/>`,
  ),
} as const

/** Provider of a logo. */
export type PaymentMark = keyof typeof MARKS

/** True if there is a logo of this name. */
export function isPaymentMark(name: string): name is PaymentMark {
  return Object.hasOwn(MARKS, name)
}

/** Logo of a provider, 96 × 96. */
export function paymentMarkSvg(name: PaymentMark): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 48 48">${MARKS[name]}</svg>`
}
