import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runShopCommand } from '../../scripts/shop/commands'

const EXAMPLE = path.resolve(__dirname, '../../examples/harbour-stage')

/** Changes files of a copy of the example shop. */
export type Edit = (read: (file: string) => string, write: (file: string, content: string | Uint8Array) => void) => void

/** Replaces the first of a text in a file. */
export function replaceIn(file: string, from: string, to: string): Edit {
  return (read, write) => {
    if (!read(file).includes(from)) throw new Error(`${file} has no ${from}`)
    write(file, read(file).replace(from, to))
  }
}

/** A copy of the example shop that is broken in one way after the other. */
export class BrokenFolder {
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'broken-shop-'))
  /** Database that is never opened. */
  readonly dataDir = path.join(this.folder, 'data')

  /** Output of `publish` after an edit of the example. */
  async publish(edit: Edit): Promise<{ code: number; lines: string[] }> {
    const shop = path.join(this.folder, 'shop')
    rmSync(shop, { recursive: true, force: true })
    cpSync(EXAMPLE, shop, { recursive: true })
    const read = (file: string) => readFileSync(path.join(shop, file), 'utf8')
    edit(read, (file, content) => {
      mkdirSync(path.dirname(path.join(shop, file)), { recursive: true })
      writeFileSync(path.join(shop, file), content)
    })
    const lines: string[] = []
    const parts = { write: (line: string) => lines.push(line), env: {}, now: Date.parse('2026-11-28T12:00:00Z') }
    return { code: await runShopCommand(['publish', shop, '--data', this.dataDir], parts), lines }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
