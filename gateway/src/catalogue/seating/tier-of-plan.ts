/** Tiers start with the dearest, plans with the cheapest. */
export function tierOfPlan(tiers: number, plan: number): number {
  return tiers - 1 - plan
}
