import { system } from './system.mini'

const mockWindow: { statusBarHeight?: number } = {}

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { getWindowInfo: () => mockWindow, getDeviceInfo: () => ({}), onAppShow: () => {} },
}))

it.each([
  [undefined, 20],
  [0, 0],
  [47, 47],
])('draws for a status bar of %p a height of %i px (SHELL-115)', (reported, height) => {
  mockWindow.statusBarHeight = reported
  expect(system.statusBarHeight()).toBe(height)
})

it('starts without a network state when the vendor lacks the call (issue 31)', () => {
  const stop = system.onNetworkChange(() => {})
  expect(stop).not.toThrow()
})
