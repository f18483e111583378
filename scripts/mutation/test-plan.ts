import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT, runCommand } from '../run-command'
import { reachedBy, withMarks } from './marks'
import type { Mutant } from './mutants'

export interface Place {
  /** From the root of the repository. */
  file: string
  mutant: Mutant
}

/** Passing test files that reach each place, the quickest first. */
export type TestPlan = ReadonlyMap<Place, readonly string[]>

interface TestFile {
  name: string
  /** ms */
  duration: number
}

/** Runs the possibly affected tests once, with a mark at each place. */
export async function planTests(places: readonly Place[]): Promise<TestPlan> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reached-'))
  const isOfGateway = ({ file }: Place) => file.startsWith('gateway/')
  try {
    return await withSources(marked(places), async () => {
      const files = [...new Set(places.filter((place) => !isOfGateway(place)).map(({ file }) => file))]
      const green = [
        ...(places.some(isOfGateway) ? await greenFiles(['--selectProjects', 'gateway'], folder) : []),
        ...(files.length > 0
          ? await greenFiles(['--selectProjects', 'rules', 'screens', '--findRelatedTests', ...files], folder)
          : []),
      ].sort((a, b) => a.duration - b.duration)
      const reached = green.map(({ name }) => ({ name, ids: new Set(reachedBy(folder, name)) }))
      return new Map(
        places.map((place, id) => [place, reached.filter(({ ids }) => ids.has(id)).map(({ name }) => name)]),
      )
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function marked(places: readonly Place[]): Map<string, string> {
  const byFile = new Map<string, [number, Mutant][]>()
  places.forEach(({ file, mutant }, id) => {
    byFile.set(file, [...(byFile.get(file) ?? []), [id, mutant]])
  })
  return new Map([...byFile].map(([file, mutants]) => [file, withMarks(file, sourceOf(file), mutants)]))
}

async function greenFiles(args: readonly string[], folder: string): Promise<TestFile[]> {
  const report = path.join(folder, 'report.json')
  const { output } = await runCommand('jest', ['-w', '1', ...args, '--json', `--outputFile=${report}`], {
    REACHED_MUTANTS: folder,
  })
  const { testResults } = parsed(report, output)
  const green = testResults.filter(({ status }) => status === 'passed')
  console.log(`${green.length} of ${testResults.length} test files are green`)
  return green.map(({ name, startTime, endTime }) => ({ name, duration: endTime - startTime }))
}

interface Report {
  testResults: { name: string; status: string; startTime: number; endTime: number }[]
}

function parsed(report: string, output: string): Report {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch (error) {
    throw new Error(`the tests did not run:\n${output.slice(-2_000)}`, { cause: error })
  }
}

export function sourceOf(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

/** Runs something while files have these texts; always restores them. */
export async function withSources<Result>(
  texts: ReadonlyMap<string, string>,
  act: () => Promise<Result>,
): Promise<Result> {
  const write = (sources: ReadonlyMap<string, string>) => {
    for (const [file, text] of sources) writeFileSync(path.join(ROOT, file), text)
  }
  const before = new Map([...texts.keys()].map((file) => [file, sourceOf(file)]))
  const putBack = () => write(before)
  process.once('exit', putBack)
  try {
    write(texts)
    return await act()
  } finally {
    putBack()
    process.off('exit', putBack)
  }
}
