import type { LoginOrRegisterOutput } from '@/contracts/account/login-or-register'
import type { RefreshTokensOutput } from '@/contracts/account/refresh-tokens'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { KeyValueStorage } from '@/platform/storage/contract'

const STORAGE_KEY = 'session'

/** Storage key of the vendor's name for the user (`shell/open-ids`). */
export const OPEN_ID_KEY = 'open-id'

/** Part of a login that is stored on the device. */
export type StoredSession = Pick<
  LoginOrRegisterOutput,
  | 'bizUserId'
  | 'accessToken'
  | 'refreshToken'
  | 'cellphone'
  | 'countryCode'
  | 'email'
  | 'loginMethod'
  | 'nickname'
  | 'avatar'
>

/** Logged-in user. Tokens live here, in the platform's storage and in headers, and nowhere else. */
export class SessionStore {
  private stored: StoredSession | null
  /** False if the device refused to store the session: it lives in memory alone. */
  private isSaved = true

  constructor(
    private readonly storage: KeyValueStorage,
    /** Clears what else belongs to the user. */
    private readonly onSignOut: () => void = () => {},
  ) {
    this.stored = storage.get<StoredSession>(STORAGE_KEY)
    makeRefObservable(this)
  }

  /** Logged in when a user id is stored (LOGIN-044). */
  get isLoggedIn(): boolean {
    return this.stored !== null
  }

  /** The masked number is left out: no form may start from it. */
  get user(): Omit<StoredSession, 'accessToken' | 'refreshToken' | 'cellphone' | 'countryCode'> | null {
    return this.stored
  }

  /** `138****5678`, to show; empty without a phone. Calls that buy return the number itself (`PhoneContact`). */
  get maskedPhone(): string {
    return this.stored?.cellphone ?? ''
  }

  get accessToken(): string | null {
    return this.stored?.accessToken ?? null
  }

  get refreshToken(): string | null {
    return this.stored?.refreshToken ?? null
  }

  signIn(login: LoginOrRegisterOutput): void {
    const { bizUserId, accessToken, refreshToken, cellphone, countryCode, email, loginMethod, nickname, avatar } = login
    const names = { bizUserId, cellphone, countryCode, email, loginMethod, nickname, avatar }
    this.save({ ...names, accessToken, refreshToken })
  }

  /** Applies the tokens of a refresh; does nothing after a logout, here or in another tab. */
  renew({ accessToken, refreshToken }: RefreshTokensOutput): void {
    if (this.stored && !this.isReplaced) this.save({ ...this.stored, accessToken, refreshToken })
  }

  /** True if another tab has logged out, in, or in as another user. */
  get isReplaced(): boolean {
    return this.isSaved && this.storage.get<StoredSession>(STORAGE_KEY)?.bizUserId !== this.stored?.bizUserId
  }

  /** Applies the tokens that another tab has refreshed. */
  follow(): void {
    if (this.isSaved && !this.isReplaced) this.stored = this.storage.get<StoredSession>(STORAGE_KEY)
  }

  /** Takes what the user has changed of the profile. */
  updateProfile({ nickname, avatar }: Pick<StoredSession, 'nickname' | 'avatar'>): void {
    if (this.stored && !this.isReplaced) this.save({ ...this.stored, nickname, avatar })
  }

  /** Clears tokens, ids, e-mail and country code. */
  signOut(): void {
    const isOfOther = this.isReplaced
    this.stored = null
    // Values stored by another tab since then belong to its user.
    if (isOfOther) return
    this.isSaved = true
    this.storage.remove(STORAGE_KEY)
    this.storage.remove(OPEN_ID_KEY)
    this.onSignOut()
  }

  private save(session: StoredSession): void {
    this.stored = session
    this.isSaved = this.storage.set(STORAGE_KEY, session)
  }
}
