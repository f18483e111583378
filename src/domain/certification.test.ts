import { isCertificationPassed } from './certification'

it.each([
  ['CLERK', 1, true],
  ['CLERK', 0, false],
  ['CLERK', 2, false],
  ['CLERK', 3, false],
  ['FACE', 'AUTH_SUCCESS', false],
  ['CHANNEL', 1, true],
] as const)('reads a certification by %s with state %s as passed: %s (USER-021)', (authType, authStatus, isPassed) => {
  expect(isCertificationPassed({ authType, authStatus })).toBe(isPassed)
})

it.each([
  ['AUTH_SUCCESS', true],
  [1, true],
  [2, false],
  [3, false],
] as const)('reads an electronic certificate with state %s as passed: %s (USER-022)', (authStatus, isPassed) => {
  expect(isCertificationPassed({ authType: 'ELECTRONIC_CERT', authStatus })).toBe(isPassed)
})
