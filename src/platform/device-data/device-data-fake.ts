import type { FakeStorage } from '../storage/storage-fake'
import type { DeviceData } from './contract'

/** A device whose storage is all it keeps. */
export class FakeDeviceData implements DeviceData {
  constructor(private readonly storage: FakeStorage) {}

  async clear(): Promise<void> {
    this.storage.clear()
  }
}
