import type { FastifyRequest } from 'fastify'

/** Headers by which proxies and tunnels name the caller or themselves. */
const MARKS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

/** True if a proxy has passed a request on: it comes from elsewhere, whatever machine the proxy is on. */
export function isForwarded({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return MARKS.some((name) => headers[name] !== undefined)
}
