import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { type Answers, answersIn, contentOf, faultOf, nextSteps, promptedSettings } from './merchant/merchant-answers'
import { ROOT } from './run-command'

/** `npm run new:merchant`: prompts for missing flags, and writes a merchant's settings file. */
async function main(args: readonly string[]): Promise<void> {
  const { file, isForced, answers } = answersIn(args)
  const target = path.resolve(ROOT, file)
  if (existsSync(target) && !isForced) throw new Error(`${file} is there already: --force replaces it`)
  const all = process.stdin.isTTY ? await prompted(answers) : answers
  writeFileSync(target, contentOf(all))
  console.log(nextSteps(file, all))
}

/** An empty line keeps the default; an invalid one is prompted for again. */
async function prompted(given: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers = new Map(given)
  for (const { name, prompt } of promptedSettings(given)) {
    let text = (await terminal.question(`${prompt}: `)).trim()
    for (let fault = faultOf(name, text); fault !== null; fault = faultOf(name, text)) {
      text = (await terminal.question(`“${text}” ${fault}\n${prompt}: `)).trim()
    }
    if (text !== '') answers.set(name, text)
  }
  terminal.close()
  return answers
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
