import { shopConfigInput } from '@/domain/shop-config-input'
import { launchQuery } from './launch'

function openedAt(address: string): Readonly<Record<string, string>> {
  window.history.replaceState(null, '', address)
  return launchQuery()
}

describe('the query of a launch', () => {
  it.each([
    ['/content/s7', 's7'],
    ['/booking/s7?lang=en', 's7'],
    ['/purchase/s%207', 's'],
    ['/content?showId=s7', 's7'],
    ['/list', undefined],
  ])('names the show of %s to the configuration of the shop (SHELL-173)', (address, showId) => {
    expect(shopConfigInput(openedAt(address), undefined).bizShowId).toBe(showId)
  })
})

describe('the flags of a native wrapper', () => {
  afterEach(() => sessionStorage.clear())

  it('stay while its window is open', () => {
    expect(openedAt('/?lang=en')).toEqual({ lang: 'en' })
    expect(openedAt('/?isApp=1&nativeSrc=theatre')).toEqual({ isApp: '1', nativeSrc: 'theatre' })
    expect(openedAt('/list?lang=en')).toEqual({ isApp: '1', nativeSrc: 'theatre', lang: 'en' })
  })

  it('count in a browser that stores nothing', () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('storage is off')
    })
    expect(openedAt('/?isApp=1')).toEqual({ isApp: '1' })
    blocked.mockRestore()
  })
})
