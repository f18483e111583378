import { verifyMiddleLink } from '@/contracts/account/verify-middle-link'
import { splitAddress } from '@/lib/query-string'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** Resolves a single-use link of a message (LOGIN-015). */
export class MiddleVerifyModel {
  /** True if the link is valid. */
  readonly passing: Resource<boolean>

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation'>,
    private readonly token: string,
  ) {
    this.passing = new Resource(() => this.follow())
  }

  private async follow(): Promise<boolean> {
    if (this.token === '') return false
    const { request, navigation } = this.app
    const { pass, redirect } = await request(verifyMiddleLink, { token: this.token })
    if (!pass) return false
    const { path, params } = splitAddress(redirect)
    await navigation.openUnknown(path, params)
    return true
  }
}
