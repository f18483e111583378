import { dismissBirthday } from '@/contracts/member/dismiss-birthday'
import { dismissLevelUpgrade } from '@/contracts/member/dismiss-level-upgrade'
import {
  type BirthdayGreeting,
  type GetPopupSettingsOutput,
  getPopupSettings,
  type LevelUpgrade,
} from '@/contracts/member/get-popup-settings'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** Popups that a member is due on this page: the level first, then the birthday; each is closed once. */
export class MemberPopupsModel {
  private readonly settings: Resource<GetPopupSettingsOutput>
  private closed: readonly ('upgrade' | 'birthday')[] = []

  constructor(private readonly app: Pick<App, 'request' | 'session'>) {
    this.settings = new Resource(() => app.request(getPopupSettings, {}))
    makeRefObservable(this)
  }

  get upgrade(): LevelUpgrade | null {
    const { levelUpgrade } = this.due ?? {}
    return levelUpgrade?.pop && !this.closed.includes('upgrade') ? levelUpgrade : null
  }

  get birthday(): BirthdayGreeting | null {
    const { birthday } = this.due ?? {}
    return birthday?.pop && !this.closed.includes('birthday') && !this.upgrade ? birthday : null
  }

  load(): void {
    if (this.app.session.isLoggedIn) void this.settings.load()
  }

  /** Closes a popup here, and on every device of the user; if the call fails, the popup comes again (MEMBER-018). */
  close(kind: 'upgrade' | 'birthday'): void {
    if (this.closed.includes(kind)) return
    this.closed = [...this.closed, kind]
    const record = kind === 'upgrade' ? dismissLevelUpgrade : dismissBirthday
    this.app.request(record, {}).catch(() => {})
  }

  private get due(): GetPopupSettingsOutput | null {
    return this.app.session.isLoggedIn ? this.settings.value : null
  }
}
