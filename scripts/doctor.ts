import { examine } from './doctor/examine'
import { findingLines } from './doctor/finding'
import { thisMachine } from './doctor/machine'

/**
 * `npm run doctor`: state of the project's requirements on this machine, with advice; fails if something will not work.
 */
async function main(): Promise<void> {
  const findings = await examine(thisMachine)
  console.log(findingLines(findings).join('\n'))
  if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1
}

void main()
