import { clear, get, set } from 'idb-keyval'
import { read, write } from '../office-fetch'
import type { GateCalls } from './gate-calls'
import { GatePhone } from './gate-phone'

/** A gate that has no answer by then goes on with its list, ms. */
const PATIENCE_MS = 4_000

const calls: GateCalls = {
  read: (path, query) => read(path, { ...query }, AbortSignal.timeout(PATIENCE_MS * 5)),
  write: (path, input) => write(path, { ...input }, AbortSignal.timeout(PATIENCE_MS)),
}

/** The phone of this browser. */
export function browserPhone(onChange: () => void): GatePhone {
  return new GatePhone({
    calls,
    store: { get: (key) => get(key), set: (key, value) => set(key, value), clear: () => clear() },
    clock: () => Date.now(),
    newId: () => crypto.randomUUID(),
    newSalt: () =>
      [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    onChange,
  })
}
