/** Everything the app keeps on the device, other than what a running page has in memory. */
export interface DeviceData {
  /** Removes all of it: values, files, the app that was kept for times without a network. Never rejects. */
  clear(): Promise<void>
}
