import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../run-command'
import { runShopCommand } from './commands'

/** A shop of a folder, published into a database of this machine. */
export interface OpenedFolder {
  dataDir: string
  /** Settings of the shop, to be added to those of the environment. */
  environment: { MERCHANT_FILE?: string }
}

/** Publishes the folder of a shop for `npm start`, into a database of its own; null if it has faults. */
export async function openFolder(folder: string): Promise<OpenedFolder | null> {
  const full = path.resolve(ROOT, folder)
  const dataDir = path.join(ROOT, '.data', `shop-${path.basename(full)}`)
  const write = (line: string) => console.log(line)
  const parts = { write, env: process.env, now: Date.now() }
  const code = await runShopCommand(['publish', full, '--data', dataDir, '--note', 'npm start'], parts)
  if (code !== 0) return null
  const merchant = path.join(full, 'merchant.json')
  return { dataDir, environment: existsSync(merchant) ? { MERCHANT_FILE: merchant } : {} }
}
