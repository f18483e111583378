import type { KeyValueStorage } from '@/platform/storage/contract'

const STORAGE_KEY = 'passes'

interface Passes {
  passId?: string | null
  privilegeToken?: string | null
}

/** What the shop hands out to be shown again: the pass for looking at a show, the token of a verified privilege. */
export class PassStore {
  private passes: Passes

  constructor(private readonly storage: KeyValueStorage) {
    this.passes = storage.get<Passes>(STORAGE_KEY) ?? {}
  }

  get passId(): string | null {
    return this.passes.passId ?? null
  }

  set passId(passId: string | null) {
    this.keep({ ...this.passes, passId })
  }

  get privilegeToken(): string | null {
    return this.passes.privilegeToken ?? null
  }

  set privilegeToken(privilegeToken: string | null) {
    this.keep({ ...this.passes, privilegeToken })
  }

  /** Everything goes: the user has logged out. */
  clear(): void {
    this.passes = {}
    this.storage.remove(STORAGE_KEY)
  }

  private keep(passes: Passes): void {
    this.passes = passes
    this.storage.set(STORAGE_KEY, passes)
  }
}
