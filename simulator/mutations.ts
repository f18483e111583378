import { dialects, type Platform } from './package/platforms'

/** Files of a package to mutate. */
export interface Patient {
  platform: Platform
  files: Map<string, string>
  /** Pages the journey opens, without leading slash; the last one is the farthest from the start. */
  pages: readonly string[]
}

/** A mutation of a build. */
export interface Mutation {
  name: string
  /** Default: every platform. */
  platforms?: readonly Platform[]
  break(patient: Patient): void
}

/** A mutation without a target: the check is outdated. */
export class DidNotApply extends Error {}

/** Replaces text in matching files; throws if none changes. */
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

/** Removes files; throws if there are none. */
export function remove({ files }: Patient, isMeant: (file: string) => boolean): void {
  const doomed = [...files.keys()].filter(isMeant)
  if (doomed.length === 0) throw new DidNotApply('there is no such file')
  for (const file of doomed) files.delete(file)
}

/** Rewrites a JSON file; throws if nothing changes. */
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
