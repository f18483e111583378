import type { ShopDocumentOf } from '../documents/document-kinds'
import { pictureOf } from './document-pictures'
import { PictureFault } from './picture-fault'
import { preparePicture } from './prepare-picture'

/** A picture of a document that cannot be published. */
export interface PictureFinding {
  kind: ShopDocumentOf['kind']
  id: string
  path: string[]
  /** Path of the picture in the folder. */
  value: string
  /** Explanation, with the line of a drawing. */
  words: string
}

/** Documents whose pictures have the names under which they are stored, and their paths by these names. */
export interface DocumentPictures {
  documents: ShopDocumentOf[]
  pictures: Map<string, string>
  findings: PictureFinding[]
}

/** Name under which a picture is stored: the same content has the same name. */
const STORED_NAME = /^pictures\/([0-9a-f]{32}\.(?:jpg|png|svg))$/

/** Name of a stored picture in a document that is published; null for a path in a folder. */
export function storedPictureName(path: string | undefined): string | null {
  return STORED_NAME.exec(path ?? '')?.[1] ?? null
}

/**
 * Checks the pictures of documents and names them. `readFile` returns a file of the folder by its path, null if there is none; it
 * may throw `PictureFault` for one that is too large to read.
 */
export async function preparePictures(
  documents: readonly ShopDocumentOf[],
  readFile: (path: string) => Promise<Uint8Array | null>,
): Promise<DocumentPictures> {
  const pictures = new Map<string, string>()
  const findings: PictureFinding[] = []
  const names = new Map<string, string>()
  const nameOf = async (path: string): Promise<string> => {
    const name = names.get(path)
    if (name !== undefined) return name
    const bytes = await readFile(path)
    if (!bytes) throw new PictureFault(path, 'There is no such file.')
    const { hash, format } = await preparePicture(bytes)
    const stored = `${hash}.${format}`
    names.set(path, stored)
    pictures.set(stored, path)
    return stored
  }
  const named: ShopDocumentOf[] = []
  for (const document of documents) {
    const picture = pictureOf(document)
    if (picture === null || storedPictureName(picture.path) !== null) {
      named.push(document)
      continue
    }
    const { field, path } = picture
    const name = await nameOf(path).catch((error: unknown) => {
      if (!(error instanceof PictureFault)) throw error
      const line = error.line === null ? '' : `Line ${error.line}: `
      const words = `${line}${error.message}${error.value === '' || error.value === path ? '' : ` (${error.value})`}`
      findings.push({ kind: document.kind, id: document.id, path: [field], value: path, words })
      return null
    })
    const body = { ...document.body, [field]: `pictures/${name}` }
    named.push(name === null ? document : ({ ...document, body } as ShopDocumentOf))
  }
  return { documents: named, pictures, findings }
}
