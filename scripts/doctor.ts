import { examine } from './doctor/examine'
import { findingLines } from './doctor/finding'
import { thisMachine } from './doctor/machine'
import { examineProviders } from './doctor/providers'

/**
 * `npm run doctor`: state of the project's requirements on this machine, with advice; fails if something will not work.
 * `npm run doctor -- --providers`: state of the vendors behind the gateway.
 */
async function main(): Promise<void> {
  const isAboutProviders = process.argv.includes('--providers')
  const findings = isAboutProviders ? await examineProviders(thisMachine) : await examine(thisMachine)
  console.log(findingLines(findings).join('\n'))
  if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1
}

void main()
