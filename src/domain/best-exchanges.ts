/**
 * Selects exchange coupons and their order for the largest total discount. Each coupon is given by the
 * positions of the units that it is for, those to be preferred among equals first; each unit by its price in cents.
 * Answers positions in `coupons`, at most `limit` of them.
 *
 * Units and coupons form a bipartite graph. The dearest units that have coupons are found greedily: sets of units which
 * can all be matched are a matroid. So are the sets of coupons that can be matched with these units, which gives the
 * preferred ones. Used in the order of their units, the dearest first, each coupon takes exactly its unit, as the shop
 * gives each the dearest one left: had it a dearer one, that would have been among the units found.
 */
export function bestExchanges(
  coupons: readonly (readonly number[])[],
  unitCents: readonly number[],
  limit: number,
): number[] {
  const dearestFirst = [...unitCents.keys()]
    .filter((unit) => (unitCents[unit] ?? 0) > 0)
    .sort((a, b) => (unitCents[b] ?? 0) - (unitCents[a] ?? 0) || a - b)
  const couponsOf = (among: readonly number[]) =>
    unitCents.map((_cents, unit) => among.filter((coupon) => coupons[coupon]?.includes(unit)))
  const covered = new Set(matching(couponsOf([...coupons.keys()]), dearestFirst, limit).values())
  const unitsOf = coupons.map((positions) => positions.filter((unit) => covered.has(unit)))
  const chosen = [...matching(unitsOf, coupons.keys(), limit).values()]
  const users = matching(couponsOf(chosen), dearestFirst, limit)
  return [...users].sort(([, a], [, b]) => dearestFirst.indexOf(a) - dearestFirst.indexOf(b)).map(([coupon]) => coupon)
}

/** Matches as many of one side as can be, earlier ones first. Answers, by the partner, who has it. */
function matching(
  partners: readonly (readonly number[])[],
  order: Iterable<number>,
  limit: number,
): ReadonlyMap<number, number> {
  const owners = new Map<number, number>()
  for (const one of order) {
    if (owners.size >= limit) break
    findPartner(one, partners, owners, new Set())
  }
  return owners
}

/** Finds a partner for one, by moving others to another of theirs where that is needed. */
function findPartner(
  one: number,
  partners: readonly (readonly number[])[],
  owners: Map<number, number>,
  tried: Set<number>,
): boolean {
  for (const partner of partners[one] ?? []) {
    if (tried.has(partner)) continue
    tried.add(partner)
    const owner = owners.get(partner)
    if (owner === undefined || findPartner(owner, partners, owners, tried)) {
      owners.set(partner, one)
      return true
    }
  }
  return false
}
