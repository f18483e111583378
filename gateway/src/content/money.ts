import type { FaultList } from './content-fault'

/** Cents of an amount in yuan; a fault for more than two decimals. */
export function centsOf(yuan: number, path: readonly (string | number)[], faults: FaultList): number {
  const cents = Math.round(yuan * 100)
  if (yuan < 0 || yuan > 1_000_000) faults.add(path, yuan, 'An amount is between 0 and 1000000 yuan.')
  else if (Math.abs(yuan * 100 - cents) > 1e-6)
    faults.add(path, yuan, 'An amount has at most two decimals.', (cents / 100).toFixed(2))
  return cents
}

/** Cents of an amount that may be absent. */
export function optionalCents(
  yuan: number | undefined,
  path: readonly (string | number)[],
  faults: FaultList,
): number | null {
  return yuan === undefined ? null : centsOf(yuan, path, faults)
}
