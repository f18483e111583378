import type { FakeStorage } from '../storage/storage-fake'
import type { DeviceData } from './contract'

/** A device that stores only the fake storage. */
export class FakeDeviceData implements DeviceData {
  constructor(private readonly storage: FakeStorage) {}

  async clear(): Promise<void> {
    this.storage.clear()
  }
}
