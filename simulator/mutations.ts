import { dialects, type Platform } from './package/platforms'

/** The files of a package, about to be broken. */
export interface Patient {
  platform: Platform
  files: Map<string, string>
  /** Pages the journey opens, without leading slash; the last one is the farthest from the start. */
  pages: readonly string[]
}

/** One way a build can be broken. */
export interface Mutation {
  name: string
  /** Where it makes sense; everywhere when left out. */
  platforms?: readonly Platform[]
  break(patient: Patient): void
}

/** A mutation that found nothing to break: the check itself has gone stale. */
export class DidNotApply extends Error {}

/** Replaces in every file that `isMeant`; throws when not one of them changes. */
export function replaceIn(
  { files }: Patient,
  isMeant: (file: string) => boolean,
  pattern: RegExp,
  replacement: string,
): void {
  let changed = 0
  for (const [file, source] of files) {
    if (!isMeant(file)) continue
    const broken = source.replace(pattern, replacement)
    if (broken !== source) changed += 1
    files.set(file, broken)
  }
  if (changed === 0) throw new DidNotApply(`nothing matches ${pattern}`)
}

/** Takes files away; throws when there are none. */
export function remove({ files }: Patient, isMeant: (file: string) => boolean): void {
  const doomed = [...files.keys()].filter(isMeant)
  if (doomed.length === 0) throw new DidNotApply('there is no such file')
  for (const file of doomed) files.delete(file)
}

/** Rewrites a JSON file; throws when that changes nothing. */
export function editJson({ files }: Patient, file: string, edit: (json: Record<string, unknown>) => void): void {
  const source = files.get(file)
  if (source === undefined) throw new DidNotApply(`${file} does not exist`)
  const json: Record<string, unknown> = JSON.parse(source)
  edit(json)
  const broken = JSON.stringify(json)
  if (broken === JSON.stringify(JSON.parse(source))) throw new DidNotApply(`${file} did not change`)
  files.set(file, broken)
}

/** True for the template files of the platform. */
export function isTemplate({ platform }: Patient): (file: string) => boolean {
  return (file) => file.endsWith(dialects[platform].templateExtension)
}

/** True for the scripts of the app itself, not of Taro and React. */
export function isOwnScript(file: string): boolean {
  return file.endsWith('.js') && !/(^|\/)(taro|vendors|runtime)\.js$/.test(file)
}

/** The script of the journey's first or last page. */
export function pageScript({ pages }: Patient, which: 'first' | 'last'): (file: string) => boolean {
  const page = which === 'first' ? pages[0] : pages[pages.length - 1]
  return (file) => file === `${page}.js`
}
