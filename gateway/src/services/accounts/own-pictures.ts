import { and, eq } from 'drizzle-orm'
import type { UserCall } from '../../call'
import { storedFiles } from '../../database/schema/shop'

/** The path of a picture that the caller has uploaded here, by its address; null for any other. */
export async function ownPicturePath(
  { db, user, origin }: Pick<UserCall, 'db' | 'user' | 'origin'>,
  address: string,
): Promise<string | null> {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : ''
  const [, key = ''] = /^\/files\/\w+\/([\w/-]+)\.\w{1,5}$/.exec(path) ?? []
  const [file] = await db
    .select({ key: storedFiles.key })
    .from(storedFiles)
    .where(and(eq(storedFiles.key, key), eq(storedFiles.userId, user.userId)))
  return file ? path : null
}
