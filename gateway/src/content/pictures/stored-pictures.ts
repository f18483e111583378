import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { pictureFiles, pictures } from '../../database/schema/pictures'
import type { PictureFile, PictureFormat, PreparedPicture } from './prepare-picture'

/** Stores a picture with all its files; one that is there already stays as it is. */
export async function storePicture(db: Database, { files, ...picture }: PreparedPicture, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .insert(pictures)
      .values({ ...picture, createdAt: now })
      .onConflictDoNothing()
      .returning({ hash: pictures.hash })
    if (rows.length === 0) return
    await tx.insert(pictureFiles).values(files.map((file) => ({ ...file, hash: picture.hash })))
  })
}

/** Names (`<hash>.<format>`) among these whose pictures are not stored. */
export async function missingPictures(db: Database, names: readonly string[]): Promise<string[]> {
  const hashes = names.map((name) => name.split('.')[0] ?? '')
  const { hash, format } = pictures
  const rows = await db.select({ hash, format }).from(pictures).where(inArray(hash, hashes))
  const stored = new Set(rows.map((row) => `${row.hash}.${row.format}`))
  return names.filter((name) => !stored.has(name))
}

/** The file of a picture that is at least as wide as asked for, else its widest; undefined for an unknown picture. */
export async function findPictureFile(
  db: Database,
  { hash, format, width }: { hash: string; format: PictureFormat; width: number },
): Promise<PictureFile | undefined> {
  const isFile = and(eq(pictureFiles.hash, hash), eq(pictureFiles.format, format))
  const { width: wide, content } = pictureFiles
  const columns = { width: wide, format: pictureFiles.format, content }
  const [fitting] = await db
    .select(columns)
    .from(pictureFiles)
    .where(and(isFile, gte(wide, width)))
    .orderBy(asc(wide))
    .limit(1)
  if (fitting) return fitting
  const [widest] = await db.select(columns).from(pictureFiles).where(isFile).orderBy(desc(wide)).limit(1)
  return widest
}
