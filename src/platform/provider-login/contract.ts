/** Who may vouch for a user. */
export const PROVIDERS = ['GOOGLE', 'APPLE'] as const
export type Provider = (typeof PROVIDERS)[number]

/** What the page of a provider led back with. */
export type ProviderReturn =
  /** `backTo` is the address of the shop that the login was for. */
  | { kind: 'token'; provider: Provider; token: string; nonce: string; backTo: string }
  | { kind: 'denied'; backTo: string }
  | { kind: 'failed'; backTo: string; reason: string }
  /** Nobody asked for it in this window, or too long ago. */
  | { kind: 'stray' }

/** Logging in by way of a provider's page, which vouches for its user (LOGIN-025, LOGIN-026). */
export interface ProviderLogin {
  /** False if no such page can be gone to: screens offer nothing. */
  readonly isSupported: boolean
  /**
   * Leaves for the provider's page, which leads back to a page of logging in. `backTo` is kept meanwhile. `failed`
   * where the browser keeps nothing, so that nobody could tell whose answer comes back.
   */
  leaveFor(provider: Provider, backTo: string): Promise<'left' | 'offline' | 'failed'>
  /** Takes, once, what a provider's page led back with, out of the address as well; null if none did. */
  takeReturn(): Promise<ProviderReturn | null>
}
