import { generateShortCode } from '@/contracts/link/generate-short-code'
import { DAY_MS } from '../../clock'
import { publicRoute } from '../../http/define-route'
import { storePublicCode } from '../../services/links/link-targets'

export const generateShortCodeRoute = publicRoute(
  generateShortCode,
  async (call) => {
    const { path, params, expireDays } = call.input
    const { code, url } = await storePublicCode(call, { path, params }, call.clock.now() + expireDays * DAY_MS)
    return { code, url, posterUrl: `${call.publicOrigin}/static/posters/${code}.png` }
  },
  { isCostly: true },
)
