import { TARGETS, type Target } from '../build'
import { isThere } from './changed-files'
import type { Step } from './step'
import {
  BUILT_PROJECTS,
  build,
  builtTests,
  GATEWAY_ON_POSTGRES,
  IS_NIGHTLY,
  LINT,
  OFFICE,
  PROOFS,
  SOURCE_PROJECTS,
  sourceTests,
  TYPES,
} from './steps'

const SOURCE = /\.(tsx?|cjs|mjs|js)$/
const TEST = /\.test\.tsx?$/
/** Inputs of every build. */
const BUILD_TOOLS = /^(config\/|babel\.config|package(-lock)?\.json|scripts\/build)/
/** Code shared by gateway and app, and bases of its tests: nothing there imports the gateway by name. */
const GATEWAY = /^(gateway\/|src\/(contracts|domain)\/|__tests__\/support\/)/
const DATABASE = /^gateway\/(src\/(database|services)|migrations)\//

/**
 * All checks, or those matching a word. The likeliest to fail come first; short ones after the builds keep a processor
 * busy until the last build ends.
 */
export function stepsNamed(words: readonly string[] = ['']): readonly Step[] {
  const isMeant = (name: string) => words.some((word) => name.includes(word))
  const sources = SOURCE_PROJECTS.filter(isMeant)
  const built = BUILT_PROJECTS.filter(isMeant)
  const [typesOfAll, ...typesOfTargets] = TYPES
  const [lint, ...otherLint] = LINT
  const side = [typesOfAll, lint, ...TARGETS.map(build), OFFICE, ...otherLint, ...typesOfTargets]
  return [
    ...side.filter((step) => step !== undefined).filter(({ name }) => isMeant(name)),
    ...(sources.length > 0 ? [sourceTests(sources)] : []),
    ...[GATEWAY_ON_POSTGRES].filter(({ name }) => isMeant(name)),
    ...(built.length > 0 ? [builtTests(built)] : []),
    // Changes sources while it runs: alone, after the others.
    ...(IS_NIGHTLY && isMeant(PROOFS.name) ? [PROOFS] : []),
  ]
}

/**
 * Steps affected by changed files: importing tests, the whole gateway and structure tests if concerned, and the builds.
 * Tests of builds run when they have changed themselves.
 */
export function stepsFor(changed: readonly string[]): readonly Step[] {
  const sources = changed.filter((file) => SOURCE.test(file) && isThere(file))
  const builtTestFiles = sources.filter((file) => /^__tests__\/(browser|mini-program)\//.test(file))
  const builtProjects = BUILT_PROJECTS.filter((project) => builtTestFiles.some((file) => file.includes(`/${project}/`)))
  const targets = new Set([...changed.flatMap(targetsOf), ...builtProjects.flatMap(targetsOfProject)])
  const isInApp = changed.some((file) => /^(src|types|config)\//.test(file))
  const isInGateway = changed.some((file) => GATEWAY.test(file))
  return [
    ...(sources.length > 0 ? (isInApp ? TYPES : TYPES.slice(0, 1)) : []),
    ...LINT,
    sourceTests(isInGateway ? ['gateway', 'structure'] : ['structure']),
    ...(sources.length > 0 ? [sourceTests(['rules', 'screens', 'tools'], sources)] : []),
    ...(changed.some((file) => DATABASE.test(file)) ? [GATEWAY_ON_POSTGRES] : []),
    ...TARGETS.filter((target) => targets.has(target)).map(build),
    ...(builtProjects.includes('browser') ? [OFFICE] : []),
    ...(builtProjects.length > 0 ? [builtTests(builtProjects, builtTestFiles)] : []),
  ]
}

/** A variant belongs to one build; shared code is built for one mini-program and the web. */
function targetsOf(file: string): readonly Target[] {
  if (BUILD_TOOLS.test(file)) return TARGETS
  if (!file.startsWith('src/') || TEST.test(file)) return []
  const variants = TARGETS.filter((target) => file.includes(`.${target}.`))
  return variants.length > 0 ? variants : ['weapp', 'h5']
}

function targetsOfProject(project: string): readonly Target[] {
  return TARGETS.filter((target) => (target === 'h5') === (project === 'browser'))
}
