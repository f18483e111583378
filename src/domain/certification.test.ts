import { isCertificationPassed } from './certification'

it.each([
  ['CLERK', 1, true],
  ['CLERK', 0, false],
  ['CLERK', 2, false],
  ['CLERK', 3, false],
  ['FACE', 'AUTH_SUCCESS', false],
  ['CHANNEL', 1, true],
] as const)('a certification by %s that stands at %s has passed: %s (USER-021)', (authType, authStatus, isPassed) => {
  expect(isCertificationPassed({ authType, authStatus })).toBe(isPassed)
})

it.each([
  ['AUTH_SUCCESS', true],
  [1, true],
  [2, false],
  [3, false],
] as const)('an electronic certificate that stands at %s has passed: %s (USER-022)', (authStatus, isPassed) => {
  expect(isCertificationPassed({ authType: 'ELECTRONIC_CERT', authStatus })).toBe(isPassed)
})
