import { isIos, isOldIos } from './ios'

describe('the operating system of a device', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 11_4 like Mac OS X)', true, true],
    ['Mozilla/5.0 (iPad; CPU OS 9_3 like Mac OS X)', true, true],
    ['ios iOS 11.4.1', true, true],
    ['iOS 10.3', true, true],
    ['ios iOS 12.0', true, false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', true, false],
    ['android Android 9', false, false],
    ['Mozilla/5.0 (Windows NT 10.0)', false, false],
    ['', false, false],
  ])('%s: iOS %s, before iOS 12 %s (SHELL-208)', (system, isOne, isOld) => {
    expect(isIos(system)).toBe(isOne)
    expect(isOldIos(system)).toBe(isOld)
  })
})
