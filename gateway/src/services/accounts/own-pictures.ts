import { and, eq } from 'drizzle-orm'
import type { UserCall } from '../../call'
import { storedFiles } from '../../database/schema/shop'
import { pictureKey } from './picture-links'

/** The path of a picture that the caller has uploaded here, by its address, which stays stored; null for any other. */
export async function ownPicturePath(
  { db, user, origin }: Pick<UserCall, 'db' | 'user' | 'origin'>,
  address: string,
): Promise<string | null> {
  const [path = ''] = address.startsWith(`${origin}/`) ? address.slice(origin.length).split('?') : []
  const isOwn = and(eq(storedFiles.key, pictureKey(path)), eq(storedFiles.userId, user.userId))
  const used = await db.update(storedFiles).set({ isUsed: true }).where(isOwn).returning({ key: storedFiles.key })
  return used.length > 0 ? path : null
}
