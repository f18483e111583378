import type { CaptchaSwitch } from '@/contracts/show/get-show-group'

/** True if buyers solve captchas at a moment, epoch ms (CAT-019). */
function isCaptchaOn({ startTime, endTime, captchaTypes }: CaptchaSwitch, now: number): boolean {
  return captchaTypes.length > 0 && startTime <= now && now < endTime
}

/** The same of a group: any of its shows is enough (CAT-028). */
export function isAnyCaptchaOn(switches: readonly CaptchaSwitch[], now: number): boolean {
  return switches.some((one) => isCaptchaOn(one, now))
}
