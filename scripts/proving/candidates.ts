import path from 'node:path'
import type { SwitchedFile } from './proving-plan'

/** Switches of one file among the first candidates: others may be nearer to the subject of the test. */
const PER_FILE = 4

/**
 * Switches that a test reaches, best first: those that the fewest tests of the file reach, in files near to the test,
 * reached last.
 */
export function candidatesOf(
  testFile: string,
  test: string,
  reached: ReadonlyMap<string, ReadonlySet<number>>,
  files: readonly SwitchedFile[],
): number[] {
  const counts = new Map<number, number>()
  for (const ids of reached.values()) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  const loaded = reached.get('') ?? new Set()
  const order = [...(reached.get(test) ?? [])]
  // Modules of the gateway load once in a process: their switches would act on no later run.
  const near = [...loaded].filter((id) => isNamesake(testFile, fileOf(id, files)))
  const ranked = [...new Set([...order, ...near])].map((id, at) => {
    const distance = distanceOf(testFile, fileOf(id, files))
    return { id, rank: [loaded.has(id) ? 1000 : (counts.get(id) ?? 0), distance, -at] }
  })
  ranked.sort((a, b) => a.rank.reduce((found, value, at) => found || value - (b.rank[at] ?? 0), 0))
  return spread(
    ranked.map(({ id }) => id),
    files,
  )
}

/** A few of each file first, then the others. */
function spread(ids: readonly number[], files: readonly SwitchedFile[]): number[] {
  const perFile = new Map<string, number>()
  const [first, later]: [number[], number[]] = [[], []]
  for (const id of ids) {
    const file = fileOf(id, files)
    const count = (perFile.get(file) ?? 0) + 1
    perFile.set(file, count)
    if (count <= PER_FILE) first.push(id)
    else later.push(id)
  }
  return [...first, ...later]
}

export function fileOf(id: number, files: readonly SwitchedFile[]): string {
  let [low, high] = [0, files.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((files[middle]?.firstId ?? 0) <= id) low = middle
    else high = middle - 1
  }
  return files[low]?.file ?? ''
}

function isNamesake(testFile: string, file: string): boolean {
  return testFile.replace(/\.test\.tsx?$/, '') === file.replace(/(\.(h5|weapp|mini))?\.tsx?$/, '')
}

/** Folders between a test and a file. */
function distanceOf(testFile: string, file: string): number {
  return path.relative(path.dirname(testFile), path.dirname(file)).split('/').length
}
