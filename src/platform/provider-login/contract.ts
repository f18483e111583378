/** Identity providers. */
export const PROVIDERS = ['GOOGLE', 'APPLE'] as const
export type Provider = (typeof PROVIDERS)[number]

/** Result of a provider's page. */
export type ProviderReturn =
  /** `backTo` is the shop address that the login was for. */
  | { kind: 'token'; provider: Provider; token: string; nonce: string; backTo: string }
  | { kind: 'denied'; backTo: string }
  | { kind: 'failed'; backTo: string; reason: string }
  /** Not requested in this window, or too long ago. */
  | { kind: 'stray' }

/** Login by a provider's page, which proves the user's identity (LOGIN-025, LOGIN-026). */
export interface ProviderLogin {
  /** False if no such page can be opened: screens hide the option. */
  readonly isSupported: boolean
  /**
   * Opens the provider's page, which returns to a login page. Stores `backTo` in the meantime. `failed` in browsers
   * without storage, where the returning answer could not be attributed.
   */
  leaveFor(provider: Provider, backTo: string): Promise<'left' | 'offline' | 'failed'>
  /** Consumes the result of a provider's page and removes it from the address; null without one. */
  consumeReturn(): Promise<ProviderReturn | null>
}
