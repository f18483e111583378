import { existsSync, realpathSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { checkPictureSize } from '../../gateway/src/content/pictures/prepare-picture'

/** Reads a picture of a shop by its path; null if the folder has none. */
export type ReadPicture = (file: string) => Promise<Uint8Array | null>

/** Reads pictures below `pictures` of a folder, and nothing outside of it, links included. */
export function pictureReader(folder: string): ReadPicture {
  return async (file) => {
    const full = path.join(folder, file)
    const root = path.join(folder, 'pictures')
    if (!existsSync(full) || !existsSync(root)) return null
    if (!realpathSync(full).startsWith(realpathSync(root) + path.sep)) return null
    checkPictureSize(statSync(full).size)
    return readFile(full)
  }
}
