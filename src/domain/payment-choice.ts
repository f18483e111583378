/** Fields of a payment option for the choice. */
interface Choosable {
  paymentProduct: string
  isCheck: boolean
}

/**
 * The payment chosen when the sheet opens: the option flagged checked, then the one matching the platform,
 * then the last used, then the first. A product that has just failed comes after all others. `null` where there is none
 * at all.
 */
export function defaultPayment<Option extends Choosable>(
  options: readonly Option[],
  platformProducts: readonly string[],
  lastUsed: string | null,
  failed: string | null = null,
): Option | null {
  const others = options.filter(({ paymentProduct }) => paymentProduct !== failed)
  if (failed !== null && others.length > 0) return defaultPayment(others, platformProducts, lastUsed)
  return (
    options.find((option) => option.isCheck) ??
    options.find((option) => platformProducts.includes(option.paymentProduct)) ??
    options.find((option) => option.paymentProduct === lastUsed) ??
    options[0] ??
    null
  )
}

/** A chooser is shown for several options, or for a single one that differs from the platform's default. */
export function needsPaymentChooser(options: readonly Choosable[], platformProducts: readonly string[]): boolean {
  const [only] = options
  return options.length !== 1 || only === undefined || !platformProducts.includes(only.paymentProduct)
}
