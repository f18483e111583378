import type { CaptchaType } from '@/contracts/risk/record-captcha'
import { isAnyCaptchaOn } from './captcha-switch'

const sliders: CaptchaType[] = ['SLIDER']
const between = (startTime: number, endTime: number, captchaTypes = sliders) => ({ startTime, endTime, captchaTypes })

it.each([
  ['before it begins', [between(11, 20)], false],
  ['from its first moment', [between(10, 20)], true],
  ['at its end', [between(0, 10)], false],
  ['without a kind of captcha', [between(0, 20, [])], false],
  ['where one of several is on', [between(11, 20), between(0, 20)], true],
  ['of a group without any', [], false],
])('shows a captcha %s (CAT-019, CAT-028)', (_when, switches, isOn) => {
  expect(isAnyCaptchaOn(switches, 10)).toBe(isOn)
})
