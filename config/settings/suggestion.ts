/** Most likely intended name of a typo; undefined if none is near. */
export function suggestion(name: string, candidates: readonly string[]): string | undefined {
  const [nearest] = candidates
    .map((candidate) => ({ candidate, distance: editDistance(letters(name), letters(candidate)) }))
    .filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(letters(candidate).length / 3)))
    .sort((one, other) => one.distance - other.distance)
  return nearest?.candidate
}

/** True for a name with one typo: a letter, two transposed letters, or a separator. */
export function isSlipOf(name: string, candidate: string): boolean {
  if (candidate.length < 6 || name === candidate) return false
  return letters(name) === letters(candidate) || editDistance(name, candidate) <= 1
}

function letters(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, '')
}

/** Edit distance: insertions, deletions, replacements and transpositions. */
function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let y = 1; y <= one.length; y += 1) {
    const row = [y]
    for (let x = 1; x <= other.length; x += 1) {
      const isSame = one[y - 1] === other[x - 1]
      const replaced = at(rows, y - 1, x - 1) + (isSame ? 0 : 1)
      row.push(Math.min(at(rows, y - 1, x) + 1, (row[x - 1] ?? 0) + 1, replaced, swapped(rows, one, other, y, x)))
    }
    rows.push(row)
  }
  return at(rows, one.length, other.length)
}

function swapped(rows: readonly number[][], one: string, other: string, y: number, x: number): number {
  const isSwapped = y > 1 && x > 1 && one[y - 1] === other[x - 2] && one[y - 2] === other[x - 1]
  return isSwapped ? at(rows, y - 2, x - 2) + 1 : Number.POSITIVE_INFINITY
}

function at(rows: readonly number[][], y: number, x: number): number {
  return rows[y]?.[x] ?? 0
}
