import { isOwnPath } from '@/domain/own-path'
import { badInput } from '../../business-error'

/** An address of the web without a user name or password: no script, no app, nothing that looks like another host. */
export function webAddressOf(target: string): URL | null {
  if (!URL.canParse(target)) return null
  const address = new URL(target)
  const isWeb = address.protocol === 'http:' || address.protocol === 'https:'
  return isWeb && address.username === '' && address.password === '' ? address : null
}

/** Refuses a way back that is none, before it is kept: empty, a path of the app, or an address of the web. */
export function checkReturn(field: string, target: string): void {
  if (target === '' || isOwnPath(target) || webAddressOf(target) !== null) return
  throw badInput(field)
}
