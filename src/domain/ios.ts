/** Whether a system is that of an iPhone or iPad, by the words of a browser or of a mini-program about it. */
export function isIos(system: string): boolean {
  return /iPhone|iPad|iPod|\biOS\b/i.test(system)
}

/** The first iOS that reads the newer kinds of pictures. */
const FIRST_NEW = 12

/** Whether a system names itself an iOS before 12: `iPhone OS 11_4` of browsers, `iOS 11.4` of mini-programs. */
export function isOldIos(system: string): boolean {
  const version = /(?:iPhone OS|CPU OS|iOS) (\d+)/i.exec(system)?.[1]
  return version !== undefined && Number(version) < FIRST_NEW
}
