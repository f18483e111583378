/**
 * Splits integer cents in proportion to weights by the largest remainder: every share is rounded down, and the cents
 * that are left go one each to the largest fractions, ties to the first. The parts are whole and sum to `total`, and
 * no part exceeds its weight while `total` does not exceed their sum. Weights that are all zero share alike.
 */
export function splitCents(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return []
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const shares = sum === 0 ? weights.map(() => 1n) : weights.map(BigInt)
  const whole = BigInt(sum === 0 ? weights.length : sum)
  const parts = shares.map((share) => ({
    cents: Number((BigInt(total) * share) / whole),
    rest: Number((BigInt(total) * share) % whole),
  }))
  const left = total - parts.reduce((all, { cents }) => all + cents, 0)
  const luckyFirst = parts.map((_part, at) => at).sort((a, b) => restAt(parts, b) - restAt(parts, a) || a - b)
  const lucky = new Set(luckyFirst.slice(0, left))
  return parts.map(({ cents }, at) => (lucky.has(at) ? cents + 1 : cents))
}

function restAt(parts: readonly { rest: number }[], at: number): number {
  return parts[at]?.rest ?? 0
}
