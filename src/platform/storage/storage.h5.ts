import type { KeyValueStorage } from './contract'
import { STORAGE_PREFIX as PREFIX } from './storage-prefix'

export const storage = {
  get<Value>(key: string): Value | null {
    try {
      const text = localStorage.getItem(PREFIX + key)
      return text === null ? null : (JSON.parse(text) as Value)
    } catch {
      return null
    }
  },

  set(key, value) {
    try {
      localStorage.setItem(PREFIX + key, JSON.stringify(value))
      return true
    } catch {
      return false
    }
  },

  remove(key) {
    try {
      localStorage.removeItem(PREFIX + key)
    } catch {
      // A browser that blocks storage has nothing to delete.
    }
  },

  watch(key, listener) {
    // A frozen tab misses the events of others.
    const onShown = () => document.visibilityState === 'visible' && listener()
    const onStorage = (event: StorageEvent) => {
      if (event.key === null || event.key === PREFIX + key) listener()
    }
    window.addEventListener('storage', onStorage)
    document.addEventListener('visibilitychange', onShown)
    return () => {
      window.removeEventListener('storage', onStorage)
      document.removeEventListener('visibilitychange', onShown)
    }
  },
} satisfies KeyValueStorage
