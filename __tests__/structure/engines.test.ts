import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { TARGETS } from '../../scripts/build'
import { isTolerated, missingNamesOf } from '../../scripts/engines/bundle-faults'
import type { MissingNames } from '../../scripts/engines/missing-names'
import { scriptFaults } from '../../scripts/engines/script-faults'

const ROOT = path.resolve(__dirname, '../..')

/** Sources that a build bundles. */
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'config'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) =>
    /^src\/.*\.tsx?$|^config\/(runtime|h5-offline|h5-prefetch|plugin-attributes|platform-xhs)\/.*\.[jt]s$/.test(file),
  )
  .filter((file) => !/\.test\.tsx?$|\.config\.ts$|\.d\.ts$/.test(file))

/** Names that a source has to do without: on all targets, unless its own name has a platform's suffix. */
function missingNamesFor(file: string): MissingNames {
  const suffix = /\.(\w+)\.tsx?$/.exec(file)?.[1] ?? ''
  if (suffix === 'h5') return missingNamesOf('h5')
  return suffix === 'mini' || TARGETS.some((target) => target === suffix) ? missingNamesOf('weapp') : everywhere
}

const everywhere: MissingNames = {
  globals: new Map([...missingNamesOf('weapp').globals, ...missingNamesOf('h5').globals]),
  statics: new Map([...missingNamesOf('weapp').statics, ...missingNamesOf('h5').statics]),
  members: new Map([...missingNamesOf('weapp').members, ...missingNamesOf('h5').members]),
  patterns: new Map([...missingNamesOf('weapp').patterns, ...missingNamesOf('h5').patterns]),
}

/** Faults of a source, without its syntax, which Babel translates. */
function faultsIn(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  const { code } = transformSync(text, { loader: 'tsx', target: 'esnext', jsx: 'automatic' })
  return scriptFaults(code, missingNamesFor(file), 'latest')
    .filter((fault) => !isTolerated(fault))
    .map(({ name, engines, excerpt }) => `${file}: ${name} (${engines}): ${excerpt}`)
}

describe('sources', () => {
  it('call only what the oldest engine of their targets has, and write regular expressions that it can parse', () => {
    expect(sources.length).toBeGreaterThan(1500)
    expect(sources.flatMap(faultsIn)).toEqual([])
  })
})
