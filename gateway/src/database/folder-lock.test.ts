/** @engine embedded: locks the folder of the embedded database. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { lockFolder } from './folder-lock'

/** An unused process id: Linux counts to 4 194 304 at the most. */
const NOBODY = 99_999_999
const TAKE = `const { lockFolder } = require('./gateway/src/database/folder-lock'); const folder = process.argv[1];
try { lockFolder(folder); console.log('taken') } catch (error) { console.log(error.message) } setTimeout(() => {}, 600_000)`

describe('the folder of an embedded database', () => {
  let parent: string
  let folder: string
  beforeEach(() => {
    parent = mkdtempSync(path.join(os.tmpdir(), 'encore-lock-'))
    folder = path.join(parent, 'shop')
  })
  afterEach(() => rmSync(parent, { recursive: true }))

  const lockFile = () => `${folder}.lock`
  const boot = () => JSON.parse(readFileSync(lockFile(), 'utf8')).boot

  it('opens once, and again when it was closed', () => {
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(
      `The shop in ${folder} is open already, in process ${process.pid}. Stop that one first, or name another folder with DATA_DIR.`,
    )
    release()
    lockFolder(folder)()
    expect(readdirSync(parent)).toEqual([])
  })

  it('unlocks when its process was killed', () => {
    const release = lockFolder(folder)
    const stale = JSON.stringify({ pid: NOBODY, boot: boot() })
    release()
    writeFileSync(lockFile(), stale)
    lockFolder(folder)()
  })

  it('unlocks after a restart of the machine, even when another process has that number', () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: process.ppid, boot: 'another' }))
    lockFolder(folder)()
  })

  it('unlocks when an earlier process had this number, as in a container', () => {
    const release = lockFolder(folder)
    const own = readFileSync(lockFile(), 'utf8')
    release()
    writeFileSync(lockFile(), own)
    lockFolder(folder)()
  })

  it('stays locked while the lock is being written', () => {
    writeFileSync(lockFile(), '')
    expect(() => lockFolder(folder)).toThrow('is open already')
  })

  it('belongs to one of several processes that find a stale lock at the same time', async () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: NOBODY, boot: '' }))
    const children = Array.from({ length: 4 }, () => spawn(process.execPath, ['--import', 'tsx', '-e', TAKE, folder]))
    const outputs = await Promise.all(
      children.map(
        (child) => new Promise<string>((resolve) => child.stdout.once('data', (text: Buffer) => resolve(String(text)))),
      ),
    )
    for (const child of children) child.kill()
    expect(outputs.filter((words) => words.startsWith('taken'))).toHaveLength(1)
    expect(outputs.filter((words) => words.includes('is open already'))).toHaveLength(3)
  })
})
