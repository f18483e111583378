const SIGNS: Readonly<Record<string, string>> = { CNY: '¥', HKD: 'HK$', MOP: 'MOP$' }

/** Prefix of an amount in a currency: `HK$`, or its code. */
export function currencySign(currency: string): string {
  return SIGNS[currency] ?? `${currency} `
}
