/** Ids that come twice in one list of an answer, with the place of the list; empty without any. */
export function repeatedIdFaults(data: unknown, place = 'data'): string[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => {
    const inner = Array.isArray(data) ? `${place}[]` : `${place}.${name}`
    return [...(Array.isArray(value) ? repeatedIn(name, value, inner) : []), ...repeatedIdFaults(value, inner)]
  })
}

function repeatedIn(listName: string, items: readonly unknown[], place: string): string[] {
  const ids = items.flatMap((item) => idOf(listName, item) ?? [])
  const repeated = ids.find((id, at) => ids.indexOf(id) !== at)
  return repeated === undefined ? [] : [`${place} has ${repeated} twice`]
}

/** The id of an item: `id`, or the field named after its list (`seatPlans`: `seatPlanId`). */
function idOf(listName: string, item: unknown): string | null {
  if (typeof item !== 'object' || item === null) return null
  const ending = `${listName.replace(/s$/, '')}id`.toLowerCase()
  const field = Object.entries(item).find(([name]) => name === 'id' || name.toLowerCase().endsWith(ending))
  return typeof field?.[1] === 'string' ? field[1] : null
}
