import type { EntryScreen } from './contract'

/** A browser keeps the screen awake if it supports that; nothing more. */
export const entryScreen: EntryScreen = {
  enter() {
    const lock = navigator.wakeLock?.request('screen').catch(() => null)
    return () => void lock?.then((wakeLock) => wakeLock?.release())
  },
}
