import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Id of this start of the machine; only Linux has one. */
const BOOT_ID = '/proc/sys/kernel/random/boot_id'

/** Two processes with one embedded database would each write over what the other wrote. */
export class FolderInUse extends Error {
  constructor(folder: string, file: string, pid: string) {
    super(
      `The shop in ${folder} is open already, in process ${pid || 'unknown'}. Stop that one first, or name another folder with DATA_DIR. (If no such process is a gateway, delete ${file}.)`,
    )
  }
}

/** The locks of this process: an own process number in a file that is not here was left by an earlier process. */
const locked = new Set<string>()

/**
 * Takes the folder of an embedded database for this process, with a file beside it that names the process; answers what
 * gives it back. A file whose process was killed counts for nothing. Throws `FolderInUse`.
 */
export function lockFolder(folder: string): () => void {
  const file = `${path.resolve(folder)}.lock`
  mkdirSync(path.dirname(file), { recursive: true })
  const own = JSON.stringify({ pid: process.pid, boot: bootId() })
  while (!isTaken(file, own)) removeLock(folder, file)
  locked.add(file)
  return () => {
    locked.delete(file)
    rmSync(file, { force: true })
  }
}

function isTaken(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes a stale lock; throws if its process is still alive. */
function removeLock(folder: string, file: string): void {
  const found = contentOf(file)
  if (found === null) return
  if (isAlive(file, found)) throw new FolderInUse(folder, file, holderOf(found).pid)
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    // Another process that starts now was quicker.
    return
  }
  // The moved file may be the new lock of a process that found the old one at the same time.
  if (contentOf(aside) !== found && !existsSync(file)) linkSync(aside, file)
  rmSync(aside, { force: true })
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function isAlive(file: string, content: string): boolean {
  const { pid, boot } = holderOf(content)
  if (boot !== bootId()) return false
  if (Number(pid) === process.pid) return locked.has(file)
  try {
    process.kill(Number(pid), 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A half-written file names no process, and counts: its process is still writing it. */
function holderOf(content: string): { pid: string; boot: string } {
  try {
    const { pid, boot } = JSON.parse(content)
    return { pid: String(pid), boot: String(boot) }
  } catch {
    return { pid: '0', boot: bootId() }
  }
}

function bootId(): string {
  return contentOf(BOOT_ID)?.trim() ?? ''
}
