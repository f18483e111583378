import fc from 'fast-check'
import { mutantsOf, withMutant } from './mutation/mutants'
import { type Place, planTests, sourceOf, withSources } from './mutation/test-plan'
import { sourceFiles } from './requirements/source-files'
import { runCommand } from './run-command'
import { changedFiles } from './testing/changed-files'

/** Files open to mutation: handwritten product code. */
const PRODUCT = /^(src|gateway\/src)\/(?!.*(\.test\.|\.generated\.|\/locales\/|\/texts\/|\.config\.ts$)).*\.tsx?$/
/** Test timeout of a mutant, ms; a hanging one counts as noticed. */
const TEST_TIMEOUT_MS = 60_000
/** A mutant with an endless loop blocks test timeouts: the run is killed and counts as noticed, ms. */
const RUN_TIMEOUT_MS = 10 * 60_000
/** Quick tests notice most mutants: sizes of the first and the second batch; then all others. */
const FIRST_FILES = 4
const NEXT_FILES = 16

/**
 * `npm run mutate -- --seed 7 --count 20 [part of a path …]`: mutates that many places at random, one after the other,
 * and runs the tests that reach them. Default: files that differ from main. Exit code 1 if a mutant survives.
 */
async function main(args: readonly string[]): Promise<void> {
  const seed = numberAfter(args, '--seed') ?? Date.now() % 1_000_000
  const count = numberAfter(args, '--count') ?? 20
  const places = drawn(mutablePlaces(pathsIn(args)), count, seed)
  console.log(`${places.length} mutants, seed ${seed}`)
  const plan = await planTests(places)
  const tally = { killed: 0, survived: 0, untested: 0 }
  for (const place of places) {
    const tests = plan.get(place) ?? []
    const verdict = tests.length === 0 ? 'untested' : (await survives(place, tests)) ? 'survived' : 'killed'
    tally[verdict] += 1
    const { file, mutant } = place
    console.log(`${verdict.padEnd(9)} ${file}:${mutant.line}  ${oneLine(mutant.before)} → ${oneLine(mutant.after)}`)
  }
  console.log(`${tally.killed} killed, ${tally.survived} survived, ${tally.untested} that no green test reaches`)
  process.exitCode = tally.survived + tally.untested > 0 ? 1 : 0
}

function mutablePlaces(paths: readonly string[]): Place[] {
  const files = paths.length > 0 ? sourceFiles(PRODUCT) : changedFiles().filter((file) => PRODUCT.test(file))
  const meant = paths.length > 0 ? files.filter((file) => paths.some((part) => file.includes(part))) : files
  return meant.flatMap((file) => mutantsOf(file, sourceOf(file)).map((mutant) => ({ file, mutant })))
}

/** Draws places without repetition; the same for the same seed. */
function drawn(places: readonly Place[], count: number, seed: number): readonly Place[] {
  const length = Math.min(count, places.length)
  const subset = fc.shuffledSubarray([...places], { minLength: length, maxLength: length })
  return fc.sample(subset, { seed, numRuns: 1 })[0] ?? []
}

function survives({ file, mutant }: Place, tests: readonly string[]): Promise<boolean> {
  return withSources(new Map([[file, withMutant(sourceOf(file), mutant)]]), () => passAll(tests))
}

async function passAll(tests: readonly string[]): Promise<boolean> {
  const next = FIRST_FILES + NEXT_FILES
  for (const some of [tests.slice(0, FIRST_FILES), tests.slice(FIRST_FILES, next), tests.slice(next)]) {
    if (some.length > 0 && !(await pass(some))) return false
  }
  return true
}

async function pass(tests: readonly string[]): Promise<boolean> {
  const args = ['-w', '1', '--bail', `--testTimeout=${TEST_TIMEOUT_MS}`, '--runTestsByPath', ...tests]
  const projects = ['--selectProjects', 'rules', 'gateway', 'screens']
  return (await runCommand('jest', [...args, ...projects], {}, { timeoutMs: RUN_TIMEOUT_MS })).isOk
}

function numberAfter(args: readonly string[], name: string): number | undefined {
  const at = args.indexOf(name)
  return at < 0 ? undefined : Number(args[at + 1])
}

/** Positional arguments. */
function pathsIn(args: readonly string[]): string[] {
  return args.filter((arg, at) => !arg.startsWith('--') && !args[at - 1]?.startsWith('--'))
}

function oneLine(code: string): string {
  return code.replace(/\s+/g, ' ').slice(0, 70)
}

process.on('SIGINT', () => process.exit(130))
void main(process.argv.slice(2))
