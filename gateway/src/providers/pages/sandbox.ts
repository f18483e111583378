import type { OutsidePages } from './contract'

/** Pages of the sandbox in the place of others'. */
export const sandboxPages: OutsidePages = {
  chat: (origin) => `${origin}/sandbox/service`,
  appStore: (origin) => `${origin}/sandbox/app`,
  seats: (origin) => `${origin}/sandbox/outside/seats`,
}
