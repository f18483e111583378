import { existsSync, readFileSync } from 'node:fs'
import { gatewayFile } from '../gateway-file'

interface ContractSchemas {
  /** Names of the types of each call, by `METHOD path`. */
  calls: Readonly<Record<string, { input: string; output: string }>>
  /** JSON Schemas by the name of their type. */
  definitions: Readonly<Record<string, object>>
}

const FILE = gatewayFile('schemas/contracts.json')

/** Schemas of all calls, generated from `src/contracts`. */
export const contractSchemas: ContractSchemas = readSchemas()

function readSchemas(): ContractSchemas {
  if (!existsSync(FILE)) throw new Error(`${FILE} is missing: run npm run generate:schemas`)
  return JSON.parse(readFileSync(FILE, 'utf8'))
}
