import { generateShortCode } from '@/contracts/link/generate-short-code'
import { shortCodes } from '../../database/schema/marketing'
import { publicRoute } from '../../http/define-route'
import { newToken } from '../../random'

const DAY_MS = 24 * 60 * 60 * 1000
const CODE_LENGTH = 10

export const generateShortCodeRoute = publicRoute(generateShortCode, async ({ input, db, clock, origin }) => {
  const { path, params, expireDays } = input
  const code = newToken().slice(0, CODE_LENGTH)
  const expiresAt = clock.now() + expireDays * DAY_MS
  await db.insert(shortCodes).values({ code, path, params: JSON.stringify(params), expiresAt })
  return { code, url: `${origin}/?shortCode=${code}`, posterUrl: `${origin}/static/posters/${code}.png` }
})
