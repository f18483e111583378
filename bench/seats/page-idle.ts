import { definePage } from './bench-page'

/** A page that draws nothing under the same script: the baseline of the machine. */
definePage(async () => ({
  move: () => {},
  zoom: () => {},
  pitch: () => 24,
  rested: () => new Promise((resolve) => requestAnimationFrame(() => resolve())),
  tap: () => null,
  placeOf: () => ({ x: 0, y: 0 }),
}))
