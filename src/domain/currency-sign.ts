const SIGNS: Readonly<Record<string, string>> = { CNY: '¥', HKD: 'HK$', MOP: 'MOP$' }

/** What stands before an amount in a currency: `HK$`, or its code. */
export function currencySign(currency: string): string {
  return SIGNS[currency] ?? `${currency} `
}
