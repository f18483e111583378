import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Target } from '../build'
import { ROOT } from '../run-command'

/** Oldest supported version of each engine, named as in `@mdn/browser-compat-data`. */
export interface Engines {
  chrome: string
  safari_ios: string
}

/**
 * Engines of a target: `browserslist` of package.json or config/mini-engines.json, which Babel reads as well
 * ([decision 94](docs/decisions/0094-promised-engines.md)).
 */
export function promisedEngines(target: Target): Engines {
  if (target === 'h5') return webEngines()
  const { chrome, ios } = readJson<{ chrome: string; ios: string }>('config/mini-engines.json')
  return { chrome, safari_ios: ios }
}

/** Last language version whose syntax, regular expressions aside, all engines of the target can parse. */
export function syntaxVersion(target: Target): 2019 | 2020 {
  return target === 'h5' ? 2020 : 2019
}

function webEngines(): Engines {
  const { browserslist } = readJson<{ browserslist: string[] }>('package.json')
  const versionOf = (browser: string) => {
    const version = browserslist
      .find((query) => query.startsWith(`${browser} >= `))
      ?.split(' ')
      .at(-1)
    if (version === undefined) throw new Error(`browserslist of package.json has no oldest ${browser}`)
    return version
  }
  return { chrome: versionOf('chrome'), safari_ios: versionOf('ios_saf') }
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Content
}
