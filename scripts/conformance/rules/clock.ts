/** Visible clock skew: countdowns end early, gates reject codes. */
const MAX_SKEW_MS = 60_000
const MINUTE = 60_000

/** Offset of the gateway's "now" from real time, in words; null within a minute. */
export function skewFault(gatewayNow: number, now: number, source: string): string | null {
  const skew = gatewayNow - now
  if (!Number.isFinite(skew) || Math.abs(skew) <= MAX_SKEW_MS) return null
  const minutes = Math.round(Math.abs(skew) / MINUTE)
  return `${source} is ${minutes} min ${skew > 0 ? 'ahead' : 'behind'}`
}

/** Moments called "now" in an answer, with their names; epoch ms. */
export function momentsIn(headers: Readonly<Record<string, string>>, data: unknown): { source: string; at: number }[] {
  const moments: { source: string; at: number }[] = []
  if (headers.date) moments.push({ source: 'the header Date', at: Date.parse(headers.date) })
  if (typeof data !== 'object' || data === null) return moments
  if ('serverTime' in data && typeof data.serverTime === 'number')
    moments.push({ source: 'serverTime', at: data.serverTime })
  if ('saleTime' in data && 'saleTimeCountdown' in data) {
    const { saleTime, saleTimeCountdown: left } = data
    if (typeof saleTime === 'number' && typeof left === 'number' && left > 0)
      moments.push({ source: 'saleTime less saleTimeCountdown', at: saleTime - left * 1000 })
  }
  return moments
}
