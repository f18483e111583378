import { idsIn } from './requirement-rows'
import { sourceFiles } from './source-files'
import { testNames } from './test-names'

/** Test files that name a row in the name of a test or group. Comments, other texts and test support do not count. */
export function namedInTests(areas: ReadonlySet<string>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of sourceFiles(/\.test\.tsx?$/)) {
    for (const id of new Set(idsIn(testNames(file).join('\n'), areas))) {
      found.set(id, [...(found.get(id) ?? []), file])
    }
  }
  return found
}
