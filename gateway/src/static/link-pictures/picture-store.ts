import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { gatewayFile } from '../../gateway-file'
import { TooBusy } from '../../http/admission'

const PROGRAM = gatewayFile('src/static/link-pictures/draw-link-picture.mjs')
const DRAW_WITHIN_MS = 20_000
/** Maximum files of about 350 KB each; the oldest is deleted. */
const MAX_FILES = 1_000

/** Maximum pictures that wait to be drawn, one to two seconds each. */
const MAX_WAITING = 10

/** Preview pictures in a folder of this process, each drawn once and in sequence. */
export class PictureStore {
  private folder: string | null = null
  private readonly files = new Map<string, Promise<string | null>>()
  private last: Promise<unknown> = Promise.resolve()
  private waiting = 0

  /** PNG of a drawing; null if it cannot be drawn now. Throws `TooBusy` if too many wait. */
  async pngOf(svg: string): Promise<Buffer | null> {
    const key = createHash('sha256').update(svg).digest('hex')
    const known = this.files.get(key)
    const file = await (known ?? this.draw(key, svg))
    return file === null ? null : readFile(file)
  }

  close(): void {
    if (this.folder) rmSync(this.folder, { recursive: true, force: true })
  }

  private draw(key: string, svg: string): Promise<string | null> {
    if (this.waiting >= MAX_WAITING) throw new TooBusy()
    this.waiting += 1
    const file = this.last.then(async () => {
      const png = await drawn(svg).catch(() => null)
      if (png === null) return null
      this.folder ??= mkdtempSync(path.join(os.tmpdir(), 'encore-links-'))
      const name = path.join(this.folder, `${key}.png`)
      await writeFile(name, png)
      return name
    })
    this.last = file
      .catch(() => null)
      .then((name) => {
        this.waiting -= 1
        // A failure may have been a moment's: the next request draws again.
        if (name === null) this.files.delete(key)
      })
    this.files.set(key, file)
    this.dropOldest()
    return file
  }

  private dropOldest(): void {
    const [oldest] = this.files
    if (!oldest || this.files.size <= MAX_FILES) return
    this.files.delete(oldest[0])
    void oldest[1].then((file) => (file === null ? undefined : rm(file, { force: true })))
  }
}

/** Output of the program. Rejects if it fails, times out, or lacks its renderer. */
function drawn(svg: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'ignore'], timeout: DRAW_WITHIN_MS })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve(Buffer.concat(parts)) : reject(new Error(`ended with ${code}`)),
    )
    // It may end before reading all input.
    child.stdin.on('error', () => {})
    child.stdin.end(svg)
  })
}
