import { deviceData } from './device-data.h5'

describe('browser data of the app', () => {
  const caches = new Set(['encore-1', 'encore-2', 'another-app'])
  const unregister = jest.fn(async () => true)

  beforeEach(() => {
    Object.assign(window, {
      caches: { keys: async () => [...caches], delete: async (name: string) => caches.delete(name) },
    })
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => ({ unregister }) },
    })
  })

  it('removes values, caches and the service worker of the app, and nothing of others on the host', async () => {
    localStorage.setItem('encore:session', '{}')
    localStorage.setItem('other', 'stays')
    sessionStorage.setItem('provider-login', '{}')
    await deviceData.clear()
    expect({ ...localStorage }).toEqual({ other: 'stays' })
    expect(sessionStorage).toHaveLength(0)
    expect([...caches]).toEqual(['another-app'])
    expect(unregister).toHaveBeenCalledTimes(1)
  })

  it('removes the values when caches are out of reach', async () => {
    localStorage.setItem('encore:session', '{}')
    Object.assign(window, { caches: { keys: () => Promise.reject(new Error('SecurityError')) } })
    await deviceData.clear()
    expect(localStorage.getItem('encore:session')).toBeNull()
  })
})
