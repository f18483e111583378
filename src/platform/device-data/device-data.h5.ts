import { STORAGE_PREFIX } from '../storage/storage-prefix'
import type { DeviceData } from './contract'

/** Prefix of the service worker's caches (`config/h5-offline`). */
const CACHE_PREFIX = 'encore-'

/** Keeps data of other software on the same host. Works offline: it fetches nothing. */
export const deviceData: DeviceData = {
  async clear() {
    for (const remove of [removeValues, removeCaches, removeWorker]) {
      try {
        await remove()
      } catch {
        // A browser that blocks storage has nothing to delete.
      }
    }
  },
}

function removeValues(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(STORAGE_PREFIX)) localStorage.removeItem(key)
  }
  sessionStorage.clear()
}

async function removeCaches(): Promise<void> {
  if (!('caches' in window)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)))
}

async function removeWorker(): Promise<void> {
  if ('serviceWorker' in navigator) await (await navigator.serviceWorker.getRegistration())?.unregister()
}
