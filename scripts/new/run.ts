import { parseArgs } from 'node:util'
import { ROOT, runCommand } from '../run-command'
import * as endpoint from './new-endpoint'
import * as screen from './new-screen'

const USAGE = {
  endpoint: 'npm run new:endpoint -- <area>/<verb>-<noun> <GET|POST|PUT|DELETE> <path>',
  screen:
    'npm run new:screen -- --kind <list|detail|form|picker> [--feature <feature>] <package> <page> <title in Chinese> <title in English>',
}

/** Writes and formats the files of a call or a page, and prints the next steps. */
async function main([kind = '', ...words]: string[]): Promise<void> {
  const files = kind === 'screen' ? writeScreen(words) : writeEndpoint(words)
  const { isOk, output } = await runCommand('biome', ['check', '--write', ...files])
  if (!isOk) throw new Error(output)
}

function writeEndpoint(words: string[]): string[] {
  const [name, method, callPath] = words
  if (!name || !method || !callPath) throw new Error(USAGE.endpoint)
  const call = { name, method, callPath }
  const files = endpoint.newEndpoint(ROOT, call)
  console.log(endpoint.nextSteps(call))
  return files
}

function writeScreen(words: string[]): string[] {
  const { values, positionals } = parseArgs({
    args: words,
    options: { kind: { type: 'string' }, feature: { type: 'string' } },
    allowPositionals: true,
  })
  const [inPackage, name, chinese, english] = positionals
  const kind = Object.keys(screen.SCREEN_KINDS).find((known): known is screen.ScreenKindName => known === values.kind)
  if (!kind || !inPackage || !name || !chinese || !english) throw new Error(USAGE.screen)
  const page = { kind, inPackage, name, title: { chinese, english }, feature: values.feature }
  const files = screen.newScreen(ROOT, page)
  console.log(screen.nextSteps(page))
  return files
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
