/** Data that the app stores on the device, without the memory of running pages. */
export interface DeviceData {
  /** Deletes all of it: values, files, the offline copy of the app. Never rejects. */
  clear(): Promise<void>
}
