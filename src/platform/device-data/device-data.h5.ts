import type { DeviceData } from './contract'

/** What removes the data is fetched when it is wanted: hardly anybody does, and no first page needs it. */
export const deviceData: DeviceData = {
  clear: async () => (await import('./web/remove-device-data')).removeDeviceData(),
}
