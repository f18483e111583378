import type { KeyValueStorage } from '@/platform/storage/contract'

const STORAGE_KEY = 'passes'

interface Tokens {
  passId?: string | null
  privilegeToken?: string | null
}

/** Tokens that the shop issues for later calls: the pass for looking at a show, the token of a verified privilege. */
export class VisitTokens {
  private tokens: Tokens

  constructor(private readonly storage: KeyValueStorage) {
    this.tokens = storage.get<Tokens>(STORAGE_KEY) ?? {}
  }

  get passId(): string | null {
    return this.tokens.passId ?? null
  }

  set passId(passId: string | null) {
    this.save({ ...this.tokens, passId })
  }

  get privilegeToken(): string | null {
    return this.tokens.privilegeToken ?? null
  }

  set privilegeToken(privilegeToken: string | null) {
    this.save({ ...this.tokens, privilegeToken })
  }

  /** Everything goes: the user has logged out. */
  clear(): void {
    this.tokens = {}
    this.storage.remove(STORAGE_KEY)
  }

  private save(tokens: Tokens): void {
    this.tokens = tokens
    this.storage.set(STORAGE_KEY, tokens)
  }
}
