import { deviceUtcOffset } from './common-parameters'

describe('the clock of the device', () => {
  afterEach(() => jest.restoreAllMocks())

  it.each([
    ['Shanghai', -480, 480],
    ['New York', 300, -300],
    ['London', 0, 0],
    ['a device that does not know', Number.NaN, 0],
  ])('sends the offset of %s in minutes east of UTC (NET-012)', (_place, west, east) => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(west)
    expect(deviceUtcOffset()).toBe(east)
  })
})
