/** True for the system of an iPhone or iPad, as a browser or a mini-program names it. */
export function isIos(system: string): boolean {
  return /iPhone|iPad|iPod|\biOS\b/i.test(system)
}

/** The first iOS that reads the newer kinds of pictures. */
const FIRST_NEW = 12

/** True for an iOS before 12: `iPhone OS 11_4` in browsers, `iOS 11.4` in mini-programs. */
export function isOldIos(system: string): boolean {
  const version = /(?:iPhone OS|CPU OS|iOS) (\d+)/i.exec(system)?.[1]
  return version !== undefined && Number(version) < FIRST_NEW
}
