import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint } from '@/contracts/endpoint'
import { ROOT } from '../run-command'

const CONTRACTS = path.join(ROOT, 'src/contracts')

/** Names of the types of a call, as written in its contract. */
export interface CallTypes {
  input: string
  output: string
}

export interface Contract {
  /** `order/create-order`. */
  name: string
  endpoint: Endpoint<unknown, unknown>
  types: CallTypes
}

/** All contracts, in file order. */
export function contracts(): Contract[] {
  return contractFiles().flatMap((full) => {
    const declared = /export const (\w+) = endpoint<(\w+), (\w+)>/.exec(readFileSync(full, 'utf8'))
    if (!declared) return []
    const [, constant = '', input = '', output = ''] = declared
    const endpoint = require(full)[constant] as Contract['endpoint']
    const name = path.relative(CONTRACTS, full).split(path.sep).join('/').replace(/\.ts$/, '')
    return [{ name, endpoint, types: { input, output } }]
  })
}

/** Files of the contracts with their full paths, sorted. */
export function contractFiles(): string[] {
  return readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => path.join(CONTRACTS, file))
}
